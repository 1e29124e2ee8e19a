import type { Command } from '@shouya/approvals/command'
import { type Decided, decide } from '@shouya/approvals/decide'
import type { Flow } from '@shouya/approvals/flow'
import type { Instance } from '@shouya/approvals/instance'
import type { Facts } from '@shouya/approvals/question'
import { localDay } from '@shouya/server/core/time/local.ts'
import { answer } from '../../directory/server/answer.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { isWritten, type NewRow, type Row, stateOf } from '../../request/server/request.ts'
import type { Runner } from '../../request/server/runner.ts'
import { failRefused } from './failRefused.ts'
import { persist } from './persist.ts'

/** More rounds of questions than the largest flow needs. */
const MOST_ROUNDS = 1000

/**
 * Runs a command on a locked request, in the caller's transaction (approvals.md 4.4): the engine decides, its questions
 * are answered, events and rows are written. Throws the failure of a refusal.
 */
export async function execute(runner: Runner, row: Row | NewRow, command: Command): Promise<Row> {
  const flow = await frozenFlow(runner.db, row.flow_version_id)
  const before = stateOf(row)
  const decided = await decideHere(runner, row.flow_id, flow, before, command)
  if (decided.is === 'refused') return failRefused(runner, row.id, decided.refusal)
  if (decided.records.length === 0 && isWritten(row)) return row
  return persist(runner, row, flow, before, decided)
}

/** The engine's result, after all its questions are answered. */
async function decideHere(
  runner: Runner,
  flowId: number,
  flow: Flow,
  before: Instance,
  command: Command,
): Promise<Exclude<Decided, { is: 'need' }>> {
  let facts: Facts = {
    now: runner.now.getTime(),
    day: localDay(runner.now, runner.services.database.timezone),
    answers: {},
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const decided = decide(flow, before, command, facts)
    if (decided.is !== 'need') return decided
    facts = { ...facts, answers: { ...facts.answers, ...(await answer(runner, flowId, decided.questions)) } }
  }
  throw new Error(`a command asks without end: ${command.order.do}`)
}
