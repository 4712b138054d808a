/** How many steps everybody has gone. */
class Counter {
  steps = $state(0);
}

export const counter = new Counter();
