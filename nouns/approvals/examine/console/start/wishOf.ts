/** What is to be filled in: a flow, the same again or a revocation, a draft or a returned request. */
export type Wish =
  | { is: 'new'; flow: number }
  | { is: 'again' | 'revocation'; flow: number; request: number }
  | { is: 'kept'; request: number }

/** Reads it from the address: `flow`, with `again` or `revoke` the id of the request that it follows; or `edit`. */
export function wishOf(params: URLSearchParams): Wish | undefined {
  const id = (name: string) => Number(params.get(name)) || undefined
  const flow = id('flow')
  const edit = id('edit')
  if (edit) return { is: 'kept', request: edit }
  if (!flow) return undefined
  const again = id('again')
  if (again) return { is: 'again', flow, request: again }
  const revoke = id('revoke')
  return revoke ? { is: 'revocation', flow, request: revoke } : { is: 'new', flow }
}
