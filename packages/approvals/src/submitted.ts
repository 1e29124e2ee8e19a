import type { Order } from './command.ts'
import type { Instance } from './instance.ts'

/** A draft as it is after submission, before any node is entered, for evaluating rules and conditions. */
export const submitted = (instance: Instance, first: Extract<Order, { do: 'submit' }>): Instance => ({
  ...instance,
  origin: {
    initiator: first.initiator,
    definitionVersion: first.definitionVersion,
    formVersion: first.formVersion,
    link: first.link ?? null,
  },
  form: first.form,
  picks: first.picks ?? {},
})
