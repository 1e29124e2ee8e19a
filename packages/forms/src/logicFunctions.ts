import { compareFunctions } from './logic/compareFunctions.ts'
import { dateFunctions } from './logic/dateFunctions.ts'
import type { LogicFunction } from './logic/logicFunction.ts'
import { numberFunctions } from './logic/numberFunctions.ts'
import { textFunctions } from './logic/textFunctions.ts'

/** The host's clock; the values come with the sources. */
const clockFunctions = {
  now: { params: [], result: 'date', run: () => null },
  today: { params: [], result: 'date', run: () => null },
} satisfies Record<string, LogicFunction>

const functions = { ...compareFunctions, ...numberFunctions, ...textFunctions, ...dateFunctions, ...clockFunctions }

export type FunctionName = keyof typeof functions

/** The names in menu order: comparison, numbers, texts and lists, dates, clock. */
export const functionNames = Object.keys(functions) as FunctionName[]

/** undefined for an unknown name. */
export const functionOf = (name: string): LogicFunction | undefined =>
  Object.hasOwn(functions, name) ? functions[name as FunctionName] : undefined
