import { normalPath } from './menuPages.ts'
import { paths } from './paths.gen.ts'

const knownPaths = new Set(paths.map(normalPath))

/** Whether the product has a page or a group at this path or alias, whatever the permissions of the user. */
export const pathExists = (pathname: string): boolean => knownPaths.has(normalPath(pathname))
