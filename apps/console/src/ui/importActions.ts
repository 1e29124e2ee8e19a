import type { Path } from '../api/path.ts'

/** For each kind of row the action that returns its template, and the one that imports it. */
export const importActions = {
  AdminDept: ['AdminDept/GetTemplate', 'AdminDept/Import'],
  User: ['User/GetTemplate', 'User/Import'],
  EscortCar: ['Escort/GetCarTemplate', 'Escort/ImportCar'],
  MaintainBind: ['Maintenance/GetBindTemplate', 'Maintenance/ImportBind'],
  Device: ['Device/GetTemplate', 'Device/Import'],
  Equipment: ['Equipment/GetTemplate', 'Equipment/Import'],
  EscortStaff: ['Escort/GetStaffTemplate', 'Escort/ImportStaff'],
} as const satisfies Record<string, readonly [Path, Path]>
