import Field from '@shouya/console/noun/Field.tsx'

/** What is out of order with a terminal, and whom to call. */
export default function ReportFields() {
  return (
    <>
      <Field of="fault_type" />
      <Field of="urgency" />
      <Field of="fault_desc" />
      <Field of="fault_photos" />
      <Field of="contact_name" />
      <Field of="contact_phone" />
    </>
  )
}
