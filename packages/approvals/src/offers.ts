/** What the host has for a flow: topics that somebody subscribes to. */
export interface Offers {
  readonly topics: readonly string[]
}
