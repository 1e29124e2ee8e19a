import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Carousel.module.css'
import { useTurning } from './useTurning.ts'

export type Slide = {
  key: string
  title: string
  /** What the picture shows. */
  alt: string
  image: string
  /** An address outside of the console. */
  href?: string | undefined
  /** Opens a page of the console. */
  open?: (() => void) | undefined
}

type Props = {
  label: string
  slides: readonly Slide[]
  /** Milliseconds between two slides. */
  interval: number
  /** Somebody follows a slide. */
  onFollow?: (slide: Slide) => void
}

/**
 * Pictures one after the other (WAI-ARIA carousel pattern). They stand still under the pointer, while something in them has the
 * focus, after the pause button, and where the system asks for reduced motion (WCAG 2.2.2).
 */
export default function Carousel({ label, slides, interval, onFollow }: Props) {
  const { t } = useTranslation()
  const [paused, setPaused] = useState(false)
  const [busy, setBusy] = useState(false)
  const { track, at, show, onScroll, turns } = useTurning(slides.length, interval, paused || busy)
  const several = slides.length > 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: hovering only holds the slides
    <section
      className={styles.carousel}
      aria-roledescription={t('common.carousel.name')}
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setBusy(true)}
      onPointerLeave={({ currentTarget }) => setBusy(currentTarget.contains(document.activeElement))}
      onFocus={() => setBusy(true)}
      onBlur={({ currentTarget, relatedTarget }) => setBusy(currentTarget.contains(relatedTarget))}
    >
      <ul
        ref={track}
        data-sideways="true"
        className={styles.track}
        aria-live={turns && !paused ? 'off' : 'polite'}
        onScroll={onScroll}
      >
        {slides.map((slide, index) => (
          <li key={slide.key} inert={index !== at} aria-label={several ? `${index + 1} / ${slides.length}` : undefined}>
            <Way slide={slide} onFollow={onFollow}>
              <img src={slide.image} alt={slide.alt} loading={index === 0 ? 'eager' : 'lazy'} />
              <span className={styles.title}>{slide.title}</span>
            </Way>
          </li>
        ))}
      </ul>
      {several && (
        <div className={styles.controls}>
          <button type="button" aria-label={t('common.carousel.previous')} onClick={() => show(at - 1)}>
            <Sign of="previous" />
          </button>
          <span aria-hidden="true">
            {at + 1} / {slides.length}
          </span>
          <button type="button" aria-label={t('common.carousel.next')} onClick={() => show(at + 1)}>
            <Sign of="next" />
          </button>
          {turns && (
            <button
              type="button"
              aria-label={paused ? t('common.carousel.play') : t('common.carousel.pause')}
              onClick={() => setPaused(!paused)}
            >
              <Sign of={paused ? 'play' : 'pause'} />
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** Drawn here: the icons of the console are too much for the sign-in page. */
const signs = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
}

function Sign({ of }: { of: keyof typeof signs }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[of]} />
    </svg>
  )
}

type WayProps = { slide: Slide; onFollow: Props['onFollow']; children: ReactNode }

/** A slide that leads somewhere is a link or a button, others are only seen. */
function Way({ slide, onFollow, children }: WayProps) {
  const { href, open } = slide
  if (href)
    return (
      <a
        className={styles.slide}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onFollow?.(slide)}
      >
        {children}
      </a>
    )
  if (!open) return <div className={styles.slide}>{children}</div>
  return (
    <button
      type="button"
      className={styles.slide}
      onClick={() => {
        onFollow?.(slide)
        open()
      }}
    >
      {children}
    </button>
  )
}
