import type { MessageKey } from '@shouya/contract/messages'

/** Why a workbook is not read: the message and its numbers. */
export class Refusal extends Error {
  readonly reason: MessageKey
  readonly params: Record<string, number>

  constructor(reason: MessageKey, params: Record<string, number> = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}
