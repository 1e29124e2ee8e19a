import { expect, test } from 'vitest'
import { pathExists } from './pathExists.ts'

test.each(['/exception/user', '/stepForm', '/form/stepForm', '/list/repairList2', '/exception', '/Conference/'])(
  'the product knows %s, be it an alias, a group, or not built yet',
  (path) => expect(pathExists(path)).toBe(true),
)

test('nothing else exists', () => expect(pathExists('/no/such/page')).toBe(false))
