/** A message for one person. */
type Message = {
  /** Of the delivery: the same of every try. */
  readonly id: number
  readonly to: string
  readonly title: string
  readonly text: string
  readonly code: string
  readonly sentAt: Date
}

/** An open channel. `send` throws a `Refusal`. */
export type Send = { send(message: Message): Promise<void>; close(): void }
