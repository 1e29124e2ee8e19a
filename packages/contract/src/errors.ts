/**
 * Every failure that leaves the server: name → `Code`, HTTP status, message key. Codes are those of domain 0.3 and
 * design section 4.
 */
export const errors = {
  NoSession: { code: 401, http: 401, message: 'error.noPermission' },
  NoOperation: { code: 401, http: 401, message: 'error.noPermission' },
  OutOfScope: { code: 403, http: 403, message: 'error.refused' },
  ForeignOrigin: { code: 403, http: 403, message: 'error.refused' },
  BadInput: { code: 1001, http: 400, message: 'error.badInput' },
  NotFound: { code: 1002, http: 404, message: 'error.notFound' },
  Exists: { code: 1003, http: 409, message: 'error.exists' },
  WrongState: { code: 1004, http: 409, message: 'error.wrongState' },
  Stale: { code: 1005, http: 409, message: 'error.stale' },
  InUse: { code: 1006, http: 409, message: 'error.inUse' },
  Insufficient: { code: 1007, http: 409, message: 'error.insufficient' },
  Duplicate: { code: 1008, http: 409, message: 'error.duplicate' },
  PeriodClosed: { code: 1009, http: 409, message: 'error.periodClosed' },
  SignInFailed: { code: 1010, http: 400, message: 'error.signInFailed' },
  NotEligible: { code: 1011, http: 409, message: 'error.notEligible' },
  FileRefused: { code: 1012, http: 400, message: 'error.fileRefused' },
  TooLarge: { code: 1012, http: 413, message: 'error.tooLarge' },
  TaskClosed: { code: 1013, http: 409, message: 'error.taskClosed' },
  FormChanged: { code: 1014, http: 409, message: 'error.formChanged' },
  ConsoleTooOld: { code: 1015, http: 409, message: 'error.consoleTooOld' },
  /**
   * Credentials and grants change only after the password was confirmed within five minutes: call `User/Prove`, then
   * repeat.
   */
  NotProven: { code: 1016, http: 403, message: 'error.notProven' },
  TooMany: { code: 429, http: 429, message: 'error.tooMany' },
  Busy: { code: 429, http: 429, message: 'error.busy' },
  Timeout: { code: 500, http: 503, message: 'error.timeout' },
  Internal: { code: 500, http: 500, message: 'error.internal' },
} as const

export type ErrorName = keyof typeof errors
