import { normalPath } from './menuPages.ts'
import { paths } from './paths.gen.ts'

const known = new Set(paths.map(normalPath))

/** Whether the product has a page or a group at this path or alias, whoever may see it and whether it is built. */
export const pathExists = (pathname: string): boolean => known.has(normalPath(pathname))
