import type { Stop } from '@shouya/console/testing/Stop.ts'
import { issueListPage } from '../issueListPage.ts'

export default [{ name: 'pending uploads', path: issueListPage.path }] satisfies Stop[]
