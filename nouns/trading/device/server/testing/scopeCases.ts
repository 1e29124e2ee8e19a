import { type Case, type Cases, foreignWorkbook } from '@shouya/server/testing/matrix/scopeCase.ts'

const device: Case = {
  free: 'devices are of agents’ trees, no unit has them; other trees are asked in device.db.test.ts',
}
const binding: Case = {
  free: 'bindings are of agents’ trees, no unit has them; other trees are asked in device.db.test.ts',
}
const narrows: Case = { free: 'narrows what the caller sees of their own tree' }
const product: Case = { free: 'products belong to no unit' }

/** What names a row in the actions of devices, bindings and uses. */
export default {
  'Device/Get id': device,
  'Device/GetPageList product_id': narrows,
  'Device/GetPageList agent_id': narrows,
  'Device/GetPageList member_id': narrows,
  'Device/GetStatusCount product_id': narrows,
  'Device/GetStatusCount agent_id': narrows,
  'Device/GetStatusCount member_id': narrows,
  'Device/Save id': device,
  'Device/Save product_id': product,
  'Device/Save dept_id': {
    free: 'only the platform enters devices, which sees the whole bank; 403 for others (`unitInScope`)',
  },
  'Device/Delete id': device,
  'Device/Assign id': device,
  'Device/Assign agent_id': device,
  'Device/ChangeStatus id': device,
  'Device/IssueKey id': device,
  'Device/Return id': device,
  'Device/Inspect id': device,
  'Device/Import file_id': foreignWorkbook,
  'Product/StartDevice id': device,
  'Product/StopDevice id': device,
  'Product/SetDevicePar id': device,
  'Product/GetState id': device,
  'MemberDevice/Get id': binding,
  'MemberDevice/GetPageList agent_id': narrows,
  'MemberDevice/GetPageList member_id': narrows,
  'MemberDevice/GetChoices device_id': device,
  'MemberDevice/Save id': binding,
  'MemberDevice/Save device_id': binding,
  'MemberDevice/Save member_id': binding,
  'MemberDevice/Activate id': binding,
  'MemberDevice/Unbind id': binding,
  'UseLog/GetPageList id': narrows,
  'UseLog/GetPageList device_id': narrows,
  'UseLog/GetPageList product_id': product,
  'UseLog/GetPageList agent_id': narrows,
  'UseLog/GetPageList member_id': narrows,
} satisfies Cases
