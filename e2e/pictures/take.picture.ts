import { afterEach, test } from 'vitest'
import { approvalPictures } from './approvals.ts'
import { useCamera } from './camera.ts'
import { dailyPictures } from './daily.ts'
import { formPictures } from './forms.ts'
import { managementPictures } from './management.ts'
import { personPictures } from './person.ts'
import { servicePictures } from './service.ts'
import { shellPictures } from './shell.ts'
import { yearPictures } from './year.ts'

// In one file, because each picture needs the data of those before it: the handover, its log, the sessions.
const camera = useCamera()
afterEach(camera.leave)

test('sign-in, work benches, and what is around the pages', () => shellPictures(camera))
test('key handovers and the ledger of the keys', () => dailyPictures(camera))
test('the pages of administrators', () => managementPictures(camera))
test('tasks of the year, their registers and statistics', () => yearPictures(camera))
test('devices, repairs, collections, documents, and the pages around them', () => servicePictures(camera))
test('custom forms', () => formPictures(camera))
test('approvals', () => approvalPictures(camera))
test('the own password and the second step', () => personPictures(camera))
