import type { FieldNode } from './store/fieldNode.ts'

/** The id of a field's control in the page; `-label`, `-help` and `-issues` stand beside it. */
export const controlId = (prefix: string, { scope, id }: Pick<FieldNode, 'scope' | 'id'>): string =>
  scope.key === '' ? `${prefix}${id}` : `${prefix}${scope.key}-${id}`
