/** A simulated match as text a person can follow: what `sim --replay` prints and what the golden files hold. */
import { hash } from '../../engine/hash.ts';
import { formText } from './report.ts';
import { simulateMatch, type MatchReport, type Simulation, type Witness } from './match.ts';

interface Printed {
  text: string;
  report: MatchReport;
}

/**
 * The whole match: the position at the start of every turn, and every answer with its events. After `detailed` turns
 * only the fingerprints of the turns are told.
 */
export function tellMatch<Setup, State, Action, Event, View>(
  simulation: Simulation<Setup, State, Action, Event, View>,
  seed: number,
  detailed = Infinity,
): Printed {
  const { module } = simulation.trial;
  const lines = [title(simulation, seed)];
  let turns = 0;
  let turn: number | undefined;
  const witness: Witness<State, Action, Event> = (before, option, stepped) => {
    const { state } = before;
    if (module.turnOf(state) !== turn) {
      turn = module.turnOf(state);
      turns++;
      lines.push('', `== turn ${turn}, ${hash(state)}`);
      if (turns <= detailed) lines.push(module.print(state), '');
    }
    if (turns <= detailed) lines.push(...tellStep(simulation, before, option, stepped));
  };
  const report = simulateMatch(simulation, seed, witness);
  return { text: [...lines, '', ...tellEnd(report), ''].join('\n'), report };
}

/** One action: the position before it with all options, what was chosen, what happened, and the position after. */
export function tellAction<Setup, State, Action, Event, View>(
  simulation: Simulation<Setup, State, Action, Event, View>,
  seed: number,
  action: number,
): Printed {
  const { module } = simulation.trial;
  const lines = [title(simulation, seed)];
  const witness: Witness<State, Action, Event> = (before, option, stepped) => {
    if (before.revision + 1 !== action) return;
    const options = module.decision(before.state)!.options;
    lines.push(
      '',
      module.print(before.state),
      '',
      ...options.map((each, number) => `  ${number}  ${JSON.stringify(each)}`),
    );
    lines.push('', ...tellStep(simulation, before, option, stepped), '', module.print(stepped.match.state));
  };
  const report = simulateMatch(simulation, seed, witness);
  return { text: [...lines, '', ...tellEnd(report), ''].join('\n'), report };
}

function title<Setup, State, Action, Event, View>(
  { trial, form, bot }: Simulation<Setup, State, Action, Event, View>,
  seed: number,
): string {
  const { id, rulesVersion } = trial.module;
  return `${id} rules ${rulesVersion}, seed ${seed}, ${formText(form)}, ${bot.name} bots`;
}

function tellStep<Setup, State, Action, Event, View>(
  { trial: { module } }: Simulation<Setup, State, Action, Event, View>,
  ...[before, option, { action, events }]: Parameters<Witness<State, Action, Event>>
): string[] {
  const { seat, prompt, options } = module.decision(before.state)!;
  const number = String(before.revision + 1).padStart(4);
  return [
    `${number}  seat ${seat}  ${prompt.code}  ${option + 1} of ${options.length}  ${JSON.stringify(action)}`,
    ...events.map((event) => `        ${JSON.stringify(event)}`),
  ];
}

function tellEnd({ actions, outcome, failure }: MatchReport): string[] {
  const end =
    outcome &&
    `over after ${actions} actions: ${outcome.reason} (${outcome.rule}), won by ${outcome.winners.join(', ') || 'nobody'}`;
  const broken =
    failure?.problems.map((problem) => `BROKEN after action ${failure.action}: ${problem}`) ?? [];
  return [...(end === undefined ? [] : [end]), ...broken];
}
