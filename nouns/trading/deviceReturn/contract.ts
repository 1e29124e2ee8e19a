import { paragraph } from '@shouya/contract/fields'
import { commandAction, moveAction, reason } from '@shouya/contract/nounActions'
import { device } from '../device/noun.ts'

/** A device comes back: its binding ends, what it was told is over, one that runs is told to stop, what it has of consumables is its agent's. Its deposit is settled once it was inspected. */
export const Return = moveAction(device, 'return', reason)

/** The state in which it came back, kept with its last binding: it is in stock again, or scrapped, which ends its keys. */
export const Inspect = commandAction(device, 'Inspect', { note: paragraph(200, 2) })
