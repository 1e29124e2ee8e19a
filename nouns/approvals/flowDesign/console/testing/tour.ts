import type { Stop } from '@shouya/console/testing/Stop.ts'
import { flowDesignPage } from '../flowDesignPage.ts'

export default [{ name: 'no flow to draw', path: flowDesignPage.path }] satisfies Stop[]
