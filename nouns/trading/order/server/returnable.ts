import { device } from '../../device/noun.ts'
import { order } from '../noun.ts'

/** `device.status`: in stock, as is what was sent until it is received. */
export const IN_STOCK = 0

/** The state of devices that can come back from an order in a state: on their way, or received and not activated, as unopened ones are. */
export const returnableIn = (status: number): number =>
  status === order.states.codes.done ? device.states.codes.assigned : IN_STOCK
