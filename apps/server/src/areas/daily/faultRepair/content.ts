import { contentHash } from '../../../core/signatures/signatures.ts'
import type { Fault } from './rules.ts'

type Signed = Pick<
  Fault,
  | 'dept_id'
  | 'device_type'
  | 'device_name'
  | 'location'
  | 'fault_time'
  | 'find_user_id'
  | 'fault_type'
  | 'fault_desc'
  | 'photos'
  | 'impact'
  | 'temp_measure'
  | 'handle_mode'
  | 'handle_result'
  | 'recover_time'
  | 'recover_user_id'
>

/** The hash of what is signed at the recovery (domain 0.3). */
export const signedHash = (row: Signed): string =>
  contentHash({
    dept_id: row.dept_id,
    device_type: row.device_type,
    device_name: row.device_name,
    location: row.location,
    fault_time: row.fault_time,
    find_user_id: row.find_user_id,
    fault_type: row.fault_type,
    fault_desc: row.fault_desc,
    photos: row.photos,
    impact: row.impact,
    temp_measure: row.temp_measure,
    handle_mode: row.handle_mode,
    handle_result: row.handle_result,
    recover_time: row.recover_time,
    recover_user_id: row.recover_user_id,
  })
