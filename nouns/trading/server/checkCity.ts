import { failAt } from '@shouya/server/core/failure.ts'
import { isRegion } from '@shouya/server/core/org/regions.ts'

/** @throws 1001 at `city_code` where it names no region */
export function checkCity(code: string | null | undefined): void {
  if (code && !isRegion(code)) failAt('city_code', 'agent.refused.region')
}
