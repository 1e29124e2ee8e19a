/** Characters of the texts of a definition: of its nodes and branches, of its own name, of the parts of titles, of groups. */
export const TEXTS = { name: 60, title: 60, group: 40 } as const
