import { afterAll, beforeAll, inject } from 'vitest'
import { moveClock } from './moveClock.ts'
import { leaveServed, serveOwn } from './served.ts'

/**
 * Each file of tests has a database, keys, files and a server of its own, so that none meets what another one did; and all
 * of them begin at the same moment, in the file itself (before its first line), in its server and in its pages.
 */
const ahead = inject('demonstration').at - Date.now()
moveClock(ahead)
beforeAll(() => serveOwn(ahead))
afterAll(leaveServed)
