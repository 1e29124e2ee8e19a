import { normalPath } from './menuPages.ts'
import { paths } from './paths.gen.ts'

const knownPaths = new Set(paths.map(normalPath))

/**
 * Whether the product has a page or a group at this path or alias, regardless of permissions and of whether it is
 * built.
 */
export const pathExists = (pathname: string): boolean => knownPaths.has(normalPath(pathname))
