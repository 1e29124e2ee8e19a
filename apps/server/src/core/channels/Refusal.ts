/** Why a channel did not take a message. `lasting`: it would refuse it again. */
export class Refusal extends Error {
  readonly lasting: boolean

  constructor(reason: string, lasting: boolean) {
    super(reason)
    this.lasting = lasting
  }
}
