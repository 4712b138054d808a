/** Declaring an order or power in a scenario: acting creature, payment, assistants, targets, last word, in one step. */
import { topFrame } from '../play.ts';
import type { Declaration } from '../state.ts';
import { choose, decisionNow, payWith, target } from './answer.ts';
import type { World } from './build.ts';
import { decisionLine, optionWord, targetWordOf } from './describe.ts';
import { StepFailure } from './failure.ts';
import { creatureOf, squareOf } from './names.ts';
import type { SquareWord } from './words.ts';

interface Declaring {
  on?: string | undefined;
  assist?: string[] | undefined;
  pay?: string[] | undefined;
  targets?: (string | SquareWord)[] | undefined;
  confirm?: boolean | undefined;
}

const declarationNow = ({ state }: World): Declaration | undefined => {
  const frame = topFrame(state);
  return frame?.kind === 'declare' ? frame.declaration : undefined;
};

/** Goes through the questions of a declaration as far as the step says. */
export function declare(world: World, doing: Declaring): void {
  for (let declaration = declarationNow(world); declaration; declaration = declarationNow(world)) {
    const { code } = decisionNow(world)!.prompt;
    if (code === 'declare.confirm') {
      checkDeclared(world, declaration, doing);
      if (doing.confirm === false) return;
      return choose(world, 'confirming', ({ kind }) => kind === 'confirm');
    }
    if (!answerDeclaration(world, code, declaration, doing)) return;
  }
}

/** Answers one question of a declaration; false when the step says no more and stops there. */
function answerDeclaration(world: World, code: string, declaration: Declaration, doing: Declaring): boolean {
  const { state, names } = world;
  if (code === 'declare.actor') {
    if (doing.on === undefined) return stopOrFail(world, doing, 'It must say "on" whom the order is played');
    const id = creatureOf(state, names, doing.on);
    choose(
      world,
      `${doing.on} as acting creature`,
      (option) => option.kind === 'actor' && option.creature === id,
    );
  } else if (code === 'declare.pay') {
    const payment = doing.pay?.[declaration.payment.length];
    if (payment === undefined) return stopOrFail(world, doing, 'It must say what it is paid with ("pay")');
    payWith(world, payment);
  } else if (code === 'declare.assist') return assistNext(world, declaration, doing);
  else return targetNext(world, declaration, doing);
  return true;
}

function assistNext(world: World, { assistants }: Declaration, doing: Declaring): boolean {
  const { state, names } = world;
  const wanted = (doing.assist ?? []).map((name) => ({ name, id: creatureOf(state, names, name) }));
  const helper = wanted.find(({ id }) => !assistants.includes(id));
  if (helper) {
    choose(
      world,
      `${helper.name} assisting`,
      (option) => option.kind === 'assist' && option.creature === helper.id,
    );
    return true;
  }
  const isEnough = decisionNow(world)!.options.some(({ kind }) => kind === 'enough');
  if (!isEnough || (doing.confirm === false && doing.assist === undefined))
    return stopOrFail(world, doing, 'It must say who assists ("assist")');
  choose(world, 'no more assistants', ({ kind }) => kind === 'enough');
  return true;
}

function targetNext(world: World, { targets }: Declaration, doing: Declaring): boolean {
  const bound = targets.reduce((sum, { ids }) => sum + ids.length, 0);
  const word = doing.targets?.[bound];
  if (word !== undefined) {
    target(world, word);
    return true;
  }
  const isEnough = decisionNow(world)!.options.some(({ kind }) => kind === 'enough');
  if (!isEnough) return stopOrFail(world, doing, 'It must say its "targets"');
  choose(world, 'no more targets', ({ kind }) => kind === 'enough');
  return true;
}

function stopOrFail(world: World, { confirm }: Declaring, sentence: string): false {
  if (confirm !== false) throw new StepFailure(`${sentence}; ${decisionLine(world, decisionNow(world))}.`);
  return false;
}

/** What the engine chose by itself, because nothing else was possible, must be what the step says. */
function checkDeclared(world: World, declaration: Declaration, { on, assist, targets }: Declaring): void {
  const { state, names } = world;
  if (on !== undefined && declaration.actor !== creatureOf(state, names, on))
    throw new StepFailure(
      `The acting creature is ${optionWord(world, { kind: 'actor', creature: declaration.actor })}, not ${on}.`,
    );
  const helping = declaration.assistants.map((creature) => optionWord(world, { kind: 'assist', creature }));
  if (assist !== undefined && helping.toSorted().join() !== assist.toSorted().join())
    throw new StepFailure(
      `Those who assist are ${helping.join(', ') || 'nobody'}, not ${assist.join(', ')}.`,
    );
  const bound = declaration.targets.flatMap(({ kind, ids }) =>
    ids.map((id) => targetWordOf(world, kind, id)),
  );
  const said = targets?.map((word) =>
    typeof word === 'string' ? word : targetWordOf(world, 'square', squareOf(state.setup.battlefield, word)),
  );
  if (said !== undefined && bound.join() !== said.join())
    throw new StepFailure(`The targets are ${bound.join(', ') || 'none'}, not ${said.join(', ')}.`);
}
