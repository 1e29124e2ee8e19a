import type { FieldNode } from './store/nodes.ts'

/** The element id of a field's control; `-label`, `-help` and `-issues` are appended for related elements. */
export const controlId = (prefix: string, { scope, id }: Pick<FieldNode, 'scope' | 'id'>): string =>
  scope.key === '' ? `${prefix}${id}` : `${prefix}${scope.key}-${id}`
