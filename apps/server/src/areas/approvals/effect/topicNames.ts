/** What the passing of a request, or a trigger on its way, can set going (domain.md 10.3, on_pass). */
export const topicNames = [
  'video_access.create',
  'visit_permit.create',
  'vault_permit.create',
  'escort_plan.create',
  'absence.mark',
  'purchase.register',
  'staff_change.apply',
  'sealed_key.open',
  'escort_crew.admit',
  'register.open',
  // What a revocation publishes for them; a change of staff is undone by another change.
  'video_access.cancel',
  'visit_permit.cancel',
  'vault_permit.cancel',
  'escort_plan.cancel',
  'absence.unmark',
  'purchase.cancel',
  'sealed_key.keep',
  'escort_crew.bar',
  'register.close',
] as const
