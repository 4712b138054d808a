/** The first steps of a newcomer, one for each kind of decision: what to press, and why. */
import type { StepName } from '../games/warband/table/first-steps.ts';

export const stepsText = {
  title: 'Your first steps',
  gotIt: 'Got it',
  stop: 'No more',
  stopAll: 'No more of these first steps',
  signs: 'Signs',
};

interface StepWords {
  title: string;
  words: string;
  rule: string;
}

export const stepWords: Record<StepName, StepWords> = {
  first: {
    title: 'Who begins?',
    words: 'Press an answer below the board. Whoever deploys first also has the first turn.',
    rule: 'W-226',
  },
  deploy: {
    title: 'Send out creatures',
    words:
      'Press a lit creature card in your hand. The Levels of your creatures (the red seals) may together not exceed your Leadership: the pennants beside your name.',
    rule: 'W-220',
  },
  place: {
    title: 'Now a square',
    words: 'Press one of the lit squares. Front squares are nearer to the enemy and to the chests.',
    rule: 'W-223',
  },
  endOpening: {
    title: 'Another, or done',
    words:
      'Deploy more while creature cards are lit. Then press “Done deploying”: your hand of creatures is filled up again.',
    rule: 'W-225',
  },
  cower: {
    title: 'Take it, or cower',
    words:
      'Taken damage stays; a destroyed creature costs Morale by its Level. Cowering spares the creature and costs the Morale shown. At 0 Morale the match ends.',
    rule: 'W-813',
  },
  dodge: {
    title: 'In cover: dodge',
    words: 'Your creature is shot at in cover. Press it, and it taps to avoid the shot; or pass.',
    rule: 'W-726',
  },
  answer: {
    title: 'You may answer first',
    words:
      'What waits on the stack, upper right, has not happened yet. A lit card or creature can answer it; an answer happens before it. Or pass, and it goes on.',
    rule: 'W-412',
  },
  late: {
    title: 'A last chance',
    words: 'Before the phase goes on you may still use a lit card or creature. Mostly you will just pass.',
    rule: 'R-03',
  },
  actor: {
    title: 'Who takes the order?',
    words: 'Press a ringed creature. It must have the sign at the order’s edge and at least its Level.',
    rule: 'W-603',
  },
  assist: {
    title: 'Friends may help',
    words:
      'Creatures beside it lend their Level to the order and tap for it. Press them, or say that it is enough.',
    rule: 'W-613',
  },
  target: {
    title: 'Choose what it is for',
    words: 'Whatever is ringed or lit may be chosen. Point at the rest to see why not.',
    rule: 'W-403',
  },
  confirm: {
    title: 'Nothing is paid yet',
    words: 'Only “Play it” plays it. Step back, and everything is as it was.',
    rule: 'R-08',
  },
  question: {
    title: 'A card asks you',
    words: 'Press an answer below the board, or its number.',
    rule: 'R-12',
  },
  activate: {
    title: 'Your creatures act in turn',
    words:
      'Press one of your marked creatures. In its activation it may move, attack and take orders, in any order you like; then the next one.',
    rule: 'W-306',
  },
  collect: {
    title: 'Take the treasure',
    words:
      'Your creature stands on treasure. Press its own square to collect 1: it taps, and your Morale rises by 1.',
    rule: 'W-822',
  },
  attack: {
    title: 'Strike',
    words:
      'An enemy in a red ring can be attacked. Point at it to see what happens: there are no dice, damage is certain. The attacker taps, so one attack an activation.',
    rule: 'W-704',
  },
  chest: {
    title: 'Treasure in reach',
    words:
      'Move onto a chest and it opens. Then press that square again: each treasure collected taps the creature and gives 1 Morale.',
    rule: 'W-821',
  },
  move: {
    title: 'Move',
    words:
      'Lit squares can be reached; pointing at one shows the way and its cost. A move ends next to the first enemy it meets. One move an activation.',
    rule: 'W-513',
  },
  order: {
    title: 'Give an order',
    words:
      'Lit cards in your hand can be played now. A creature takes an order if it has the order’s Ability and Level. Press a card; nothing is paid until you confirm.',
    rule: 'W-602',
  },
  power: {
    title: 'Use a power',
    words:
      'This creature’s own text can be used now: press the creature itself. Its text stands at the left.',
    rule: 'W-701',
  },
  another: {
    title: 'The next one',
    words:
      'Done with this creature? Press another marked one. The first cannot be activated again this turn.',
    rule: 'W-306',
  },
  endActivate: {
    title: 'End the phase',
    words: 'All your creatures were activated. When nothing is left to do, press “End Activate”.',
    rule: 'W-302',
  },
  reinforce: {
    title: 'Reinforcements',
    words:
      'Your Leadership has risen by 1. If a creature card is lit, there is room for it: press it, then a square of your start area.',
    rule: 'W-316',
  },
  immediate: {
    title: 'Still in time',
    words:
      'A lit order or creature can be used here too: in your own turn an immediate action needs nothing to answer. Who taps for it untaps when the turn ends.',
    rule: 'R-105',
  },
  endTurn: {
    title: 'End your turn',
    words: 'Then your creatures untap, so that they can answer in the other player’s turn.',
    rule: 'W-321',
  },
  undo: {
    title: 'Changed your mind?',
    words: 'Undo takes choices back, as long as nothing hidden was seen and nobody else had to choose.',
    rule: 'R-107',
  },
  whyNot: {
    title: 'Why not?',
    words:
      'Press anything that cannot be chosen: it says which rule forbids it. Numbers like this one open the rulebook. “Advice” shows what the program would do.',
    rule: 'W-302',
  },
  stops: {
    title: 'The circles above',
    words:
      'A filled circle beside a phase asks you before that phase ends, if you could still do something. Press it to be asked at your own stops.',
    rule: 'R-03',
  },
};
