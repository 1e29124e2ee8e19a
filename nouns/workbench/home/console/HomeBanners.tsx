import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { linkType, position } from '../../../portal/banner/rules.ts'
import styles from './Banners.module.css'
import { countClick, useShownBanners } from './useShownBanners.ts'

const Carousel = lazy(() => import('@shouya/console/ui/carousel/Carousel.tsx'))

/** The pictures of the work bench; a phone has its own. Nothing without any. */
export default function HomeBanners() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { rows, interval } = useShownBanners(phone ? position.phone : position.home)
  if (rows.length === 0) return null
  return (
    <div className={styles.banners}>
      <Suspense fallback={null}>
        <Carousel
          key={phone ? 'phone' : 'desk'}
          label={t('dashboard.banners')}
          interval={interval}
          slides={rows.map(({ id, title, alt, image, link_type, link }) => ({
            ...{ key: String(id), title, alt, image },
            href: link_type === linkType.outside && link !== null ? link : undefined,
            open: link_type === linkType.page && link !== null ? () => openTab(link) : undefined,
          }))}
          onFollow={({ key }) => countClick(Number(key))}
        />
      </Suspense>
    </div>
  )
}
