/** A reason not to start that the user can act on: `message` is one line, shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
