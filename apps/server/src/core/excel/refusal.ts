import type { MessageKey } from '@shouya/contract/messages'

/** The reason why a workbook is not read: message and numbers. */
export class Refusal extends Error {
  readonly reason: MessageKey
  readonly params: Record<string, number>

  constructor(reason: MessageKey, params: Record<string, number> = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}
