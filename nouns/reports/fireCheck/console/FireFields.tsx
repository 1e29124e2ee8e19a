import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { fireCheck } from '../noun.ts'
import ExtinguishersField from './ExtinguishersField.tsx'

/** What the fire safety check asks beside its items (domain 5.7). */
export default function FireFields({ signs }: { signs: boolean }) {
  return (
    <NounContext value={fireCheck}>
      <ExtinguishersField />
      <Field of="hydrant_count" required={signs} />
      <Field of="smoke_test" required={signs} />
      <Field of="light_minutes" required={signs} />
      <Field of="exit_signs_ok" />
      <Field of="power_off_ok" />
      <Field of="fire_lane_ok" />
      <Field of="in_decoration" />
      <Field of="fire_files_ok" />
      <Field of="last_maint_date">
        <TimeInput disabledDate={isFuture} />
      </Field>
      <Field of="maint_company" />
    </NounContext>
  )
}
