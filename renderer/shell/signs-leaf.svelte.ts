/** Whether the leaf with all signs lies open; whoever shows signs may open it. */
export const signsLeaf = $state({ isOpen: false });
