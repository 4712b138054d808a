/** Words around searching cards: what a search means, why one cannot be read, what can be asked. */
import { type FieldName, ruleOf, wordsBeginning } from '../../shared/search/fields.ts';
import type { QueryProblem } from '../../shared/search/problem.ts';
import type { Clause, Comparison, Query } from '../../shared/search/query.ts';

export const searchText = {
  label: 'Search cards',
  hint: 'Words, or lvl>=3 kw:undead type:immediate',
  help: 'How to search',
  helpTitle: 'How to search',
  counted: (found: number, all: number) =>
    found === all ? `${String(all)} cards` : `${String(found)} of ${String(all)} cards`,
  everything: 'Every card of every enabled pack',
  everythingOwned: 'Every card owned in the campaign',
  clear: 'Clear the search',
  filters: 'Filters',
  more: 'More filters',
  fewer: 'Fewer filters',
  sort: 'Sort by',
  group: 'Heaps by',
  reverse: 'Turn the order round',
  view: 'Show as',
  grid: 'Cards',
  list: 'List',
  cards: 'Cards found',
  nothing: 'No card is like that',
  nothingHint: 'Take a word or a filter away, or ask for less.',
  noPacks: 'No pack is enabled',
  noPacksHint: 'Cards come in packs. Enable one, or add one of your own.',
  toPacks: 'Open the packs',
  waiting: 'Laying out the cards …',
  failed: 'The cards could not be read',
  didYouMean: 'Did you mean',
};

export const chipText = {
  commanders: 'Commanders',
  creatures: 'Creatures',
  orders: 'Orders',
  immediate: 'Immediate',
  minor: 'Minor',
  standard: 'Standard',
  level: (level: number) => `Level ${String(level)}`,
  large: 'Large',
  ranged: 'Ranged',
  flying: 'Flying',
  power: 'With a power',
};

export const sortNames = {
  name: 'Name',
  level: 'Level',
  type: 'Type',
  pack: 'Pack',
  hp: 'Hit Points',
  melee: 'Melee Damage',
  speed: 'Speed',
};

export const groupNames = {
  none: 'None',
  pack: 'Pack',
  level: 'Level',
  ability: 'Ability',
  type: 'Type',
  keyword: 'Keyword',
};

export const typeNames = { commander: 'Commander', creature: 'Creature', order: 'Order' };
const typePlurals: Record<string, string> = {
  commander: 'Commanders',
  creature: 'Creatures',
  order: 'Orders',
};

/** The title of a heap, and of the one for cards that fit none. */
export function heapTitle(group: keyof typeof groupNames, name: string): string {
  if (name === '')
    return { level: 'No Level', ability: 'No ability', keyword: 'No keyword' }[group as string] ?? '';
  if (group === 'level') return `Level ${name}`;
  if (group === 'type') return typePlurals[name] ?? name;
  if (group === 'ability') return name === 'any' ? 'Any ability' : capital(name);
  return name;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Why a search cannot be read, in one sentence. */
export function problemSentence({ code, found, expected }: QueryProblem): string {
  switch (code) {
    case 'tooLong':
      return 'A search has at most a thousand characters.';
    case 'tooMany':
      return 'A search asks for at most 8 words and 24 things in all.';
    case 'tooDeep':
      return 'There are too many parentheses inside each other.';
    case 'unclosedQuote':
      return 'The quotation mark that ends this text is missing.';
    case 'emptyQuotes':
      return 'Between quotation marks there must be a word.';
    case 'unclosedParenthesis':
      return 'The parenthesis that opens here is not closed.';
    case 'strayParenthesis':
      return 'This parenthesis closes none.';
    case 'nothingInside':
      return 'Between parentheses there must be something to look for.';
    case 'missingOperand':
      return 'Something to look for must stand before and after this.';
    case 'missingValue':
      return `After “${found}” a ${expected[0] === '3' ? 'number' : 'word'} must follow.`;
    case 'unknownField':
      return `There is no field “${found}”.`;
    case 'unknownWord':
      return `“${found}” is none of the words this field knows.`;
    case 'notANumber':
      return `A number was expected here, not “${found}”.`;
    case 'cannotCompare':
      return `“${found}” is no number: use ${expected.join(' ')} here.`;
  }
}

const fieldWords: Record<FieldName, string> = {
  name: 'name',
  text: 'rules text',
  flavour: 'flavour',
  type: 'type',
  timing: 'timing',
  ability: 'ability',
  keyword: 'keyword',
  trait: 'trait',
  theme: 'theme',
  pack: 'pack',
  mark: 'mark',
  is: 'quality',
  level: 'Level',
  hp: 'Hit Points',
  melee: 'Melee Damage',
  ranged: 'Ranged Damage',
  range: 'range',
  speed: 'Speed',
  morale: 'Morale',
  leadership: 'Leadership',
};

const comparisonWords: Record<Comparison, string> = {
  ':': '',
  '=': '',
  '!=': 'not ',
  '<': 'under ',
  '<=': 'at most ',
  '>': 'over ',
  '>=': 'at least ',
};

/** What a search asks for, in words: "Level at least 3, keyword Undead, and immediate". */
export function describeQuery(query: Query, isOfCampaign = false): string {
  if (query.kind === 'every' && query.of.length === 0)
    return isOfCampaign ? searchText.everythingOwned : searchText.everything;
  return capital(wordsOf(query));
}

function wordsOf(query: Query): string {
  switch (query.kind) {
    case 'every':
      return listed(query.of.map(wordsOf), 'and');
    case 'some':
      return query.of.map(wordsOf).join(' or ');
    case 'not':
      return `not (${wordsOf(query.of)})`;
    case 'words':
      return query.isQuoted ? `“${query.text}”` : `“${query.text}…”`;
    case 'clause':
      return clauseWords(query);
  }
}

const listed = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)!}`;

function clauseWords(clause: Clause): string {
  const { field, comparison, value } = clause;
  const how = comparisonWords[comparison];
  const rule = ruleOf(field);
  if (rule.kind === 'number') return `${fieldWords[field]} ${how}${value}`;
  if (rule.kind === 'text') return `${fieldWords[field]} ${how}with “${value}”`;
  const meant = rule.words ? wordsBeginning(rule.words, value).join(' or ') : value;
  return field === 'type' || field === 'is' || field === 'timing'
    ? `${how}${meant}`
    : `${fieldWords[field]} ${how}${meant}`;
}

/** Help in place: what can be written, with something to try. */
export const helpLines: readonly { write: string; means: string }[] = [
  { write: 'lantern', means: 'a word in name, rules or keywords; its beginning is enough' },
  { write: '"prevent all"', means: 'these very words' },
  {
    write: 'lvl>=3',
    means: 'numbers: level hp melee ranged range speed morale leadership, with = != < <= > >=',
  },
  { write: 'kw:undead', means: 'a keyword, printed or asked for by an order' },
  { write: 'ability:might', means: 'might agility endurance wits insight presence, or any' },
  { write: 'type:immediate', means: 'commander creature order, or standard minor immediate' },
  { write: 'text:"at the start"', means: 'in one place only: name: text: flavour:' },
  {
    write: 'theme:healing',
    means: 'what it is for: attack protection healing movement control cards morale …',
  },
  { write: 'is:large', means: 'large ranged flying power trigger gold silver; also trait: and pack:' },
  { write: 'type:minor or lvl=1', means: 'either; without “or” everything must hold' },
  { write: '-kw:undead', means: 'not' },
  { write: '(lvl=5 or is:large) -is:ranged', means: 'parentheses keep parts together' },
];
