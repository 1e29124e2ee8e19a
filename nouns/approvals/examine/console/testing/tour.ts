import type { Stop } from '@shouya/console/testing/Stop.ts'
import { examinePage } from '../examinePage.ts'

export default [{ name: 'no request', path: examinePage.path }] satisfies Stop[]
