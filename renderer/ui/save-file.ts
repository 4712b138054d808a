/** Hands a text to the person as a file of this name. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken hold of it by the next turn of events.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
