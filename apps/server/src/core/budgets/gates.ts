import { type BudgetKind, budgets } from './budgets.ts'
import { type Gate, type Leave, openGate } from './gate.ts'

const kinds: readonly (readonly [RegExp, BudgetKind])[] = [
  [/\/(Export|Import\w*)$/, 'workbook'],
  [/\/Get\w*Print(List)?$/, 'paper'],
  [/^OaExamine\/(AgreeMany|HandOver)$/, 'many'],
]

export type Gates = Readonly<Record<BudgetKind, Gate>> & {
  /** The turn of an action: first in the gate of its kind, so that what waits there occupies no general place. */
  enterAction(name: string, account: number, gone: AbortSignal): Promise<Leave>
}

/** The gates of one process. */
export function openGates(pool: number): Gates {
  const opened = Object.fromEntries(Object.entries(budgets(pool)).map(([kind, limits]) => [kind, openGate(limits)]))
  const gates = opened as Record<BudgetKind, Gate>
  return {
    ...gates,
    async enterAction(name, account, gone) {
      const kind = kinds.find(([pattern]) => pattern.test(name))?.[1]
      const leaveKind = kind && (await gates[kind].enter(account, gone))
      try {
        const leaveCall = await gates.call.enter(account, gone)
        return () => {
          leaveCall()
          leaveKind?.()
        }
      } catch (error) {
        leaveKind?.()
        throw error
      }
    },
  }
}
