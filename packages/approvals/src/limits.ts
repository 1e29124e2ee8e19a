/** Maximum characters: names of nodes, branches and the definition, parts of titles, groups. */
export const TEXTS = { name: 60, title: 60, group: 40 } as const
