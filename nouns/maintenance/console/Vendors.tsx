import { useMayCall } from '@shouya/console/api/can.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import VendorRegister from '../vendor/console/VendorRegister.tsx'
import Bindings from '../vendorBinding/console/Bindings.tsx'
import ContactRegister from '../vendorContact/console/ContactRegister.tsx'

/** Maintenance vendors (domain 8.2), what they are bound to, and their people; each tab keeps its own query. */
export default function Vendors() {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const [part, turn] = useTurn(['vendor', 'bind', 'contact'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'vendor', label: t('vendor.title') },
          { key: 'bind', label: t('vendorBinding.title') },
          ...(mayCall('Maintenance/GetContactPageList')
            ? [{ key: 'contact' as const, label: t('vendorContact.title') }]
            : []),
        ]}
      />
      {part === 'vendor' && (
        <VendorRegister
          onBindings={(id) => turn('bind', `tab=bind&view=list&company_id=${id}`)}
          onContacts={(id) => turn('contact', `tab=contact&company_id=${id}`)}
        />
      )}
      {part === 'bind' && <Bindings />}
      {part === 'contact' && <ContactRegister />}
    </>
  )
}
