/** The shape of a group of texts in another language: the same keys, any texts. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }
