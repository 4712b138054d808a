// Loaded before anything else (`node --import`): ends with one sentence where Node is too old to read the rest.
import { checkNode } from './decide.js';

const complaint = checkNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
