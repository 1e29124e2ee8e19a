/** The element id of a field in the designer with this prefix; the canvas refers to it. */
export const itemId = (prefix: string, id: string): string => `${prefix}-${id}`
