export { constant, type DiceExpression, leastOf, meanOf, mostOf, parseDice, printDice } from './expression.js';
