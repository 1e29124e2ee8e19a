import { message } from '@shouya/contract/messages'
import { bool, choice, int, links, numbers, picture, roles, secret, text, time, webhook } from './kinds.ts'

/**
 * Every parameter of the product (domain 1.6): kind, default, range. The database contains only what an administrator
 * changed. Names and remarks: `db/seed/settings.json`.
 */
export const parameters = {
  platform_name: text(message('CN', 'first.platform'), { min: 1, max: 30 }),
  platform_name_hk: text(message('HK', 'first.platform'), { min: 1, max: 30 }),
  platform_name_us: text(message('US', 'first.platform'), { min: 1, max: 40 }),
  'platform.bank_name': text('', { max: 50 }),
  'platform.bank_name_hk': text('', { max: 50 }),
  'platform.bank_name_us': text('', { max: 80 }),
  'platform.logo': picture(),
  copyright: text('', { max: 100 }),
  footer_links: links([
    {
      name: message('CN', 'first.help'),
      name_hk: message('HK', 'first.help'),
      name_us: message('US', 'first.help'),
      link: '/help.pdf',
    },
  ]),
  // Also read when database connections are opened: db/connect.ts, with the same fallback.
  'business.timezone': text('Asia/Shanghai', { min: 1, max: 40 }),

  'login.captcha_after': int(2, { min: 0, max: 20 }),
  'login.max_fail': int(5, { min: 3, max: 20 }),
  'login.name_max_fail': int(20, { min: 5, max: 500 }),
  'login.fail_window_min': int(15, { min: 1, max: 1440 }),
  'login.lock_minutes': int(10, { min: 1, max: 1440 }),
  'totp.roles': roles([]),
  'pwd.expire_days': int(0, { min: 0, max: 3650 }),
  'pwd.history': int(5, { min: 0, max: 24 }),
  'session.hours': int(8, { min: 1, max: 72 }),
  'session.single': bool(false),

  'register.edit_hours': int(24, { min: 0, max: 720 }),
  'register.backfill_days': int(3, { min: 0, max: 90 }),
  'check.before_open_deadline_min': int(0, { min: 0, max: 240 }),
  'check.before_open_from_min': int(180, { min: 0, max: 720 }),
  'check.close_deadline': time('20:00'),
  'check.close_from_min': int(60, { min: 0, max: 480 }),
  'escort.ontime_tolerance_min': int(10, { min: 0, max: 240 }),
  'escort.min_guards': int(2, { min: 1, max: 10 }),
  'escort.box_amounts': bool(false),
  // 30 and 90 days are the legal minimum for banks.
  'video.storage_days_normal': int(30, { min: 30, max: 3650 }),
  'video.storage_days_key': int(90, { min: 90, max: 3650 }),
  'rectify.default_days': numbers({ 1: 15, 2: 7, 3: 1 }, { min: 1, max: 365 }),
  'repair.sla_hours': numbers({ 1: 72, 2: 24, 3: 4 }, { min: 1, max: 2160 }),
  'archive.retention_years': numbers(
    {
      check: 5,
      escort: 5,
      key: 5,
      inout: 3,
      video: 5,
      meeting: 3,
      guard_evaluation: 3,
      evaluation: 10,
      purchase: 10,
      vault: 10,
      rectify: 5,
      rectify_major: 10,
      drill: 5,
      fire: 5,
      fault: 3,
      repair: 5,
      issue: 3,
      trade: 10,
      notice: 3,
      material: 3,
      feedback: 2,
      selfcheck_value: 5,
      log: 3,
      log_sensitive: 5,
    },
    { min: 1, max: 100 },
    // What is traded is never destroyed by its age (domain 17.1).
    ['trade'],
  ),
  'form.secret_years': int(3, { min: 1, max: 100 }),
  'export.at_once': int(20_000, { min: 0, max: 20_000 }),
  'recycle.days': int(30, { min: 1, max: 3650 }),
  'upload.max_mb': int(50, { min: 1, max: 200 }),
  'upload.video_max_mb': int(200, { min: 1, max: 2000 }),
  'order.pay_timeout_min': int(1440, { min: 5, max: 43_200 }),
  // Fen for a use, or for a started hour.
  'trade.use_fee': int(100, { min: 0, max: 1_000_000 }),
  'deposit.refund_days': int(2, { min: 0, max: 60 }),
  'banner.interval_ms': int(4000, { min: 1000, max: 60_000 }),
  'approval.work_begin': time('08:30'),
  'approval.work_end': time('17:30'),
  'map.provider': choice('none', ['none', 'tianditu']),
  'map.key': text('', { max: 100 }),
  'map.geo_key': text('', { max: 100 }),
  'mail.on': bool(false),
  'mail.host': text('', { max: 200 }),
  'mail.port': int(465, { min: 1, max: 65_535 }),
  'mail.security': choice('tls', ['tls', 'starttls', 'plain']),
  'mail.user': text('', { max: 100 }),
  'mail.password': secret(),
  'mail.from': text('', { max: 100 }),
  'sms.on': bool(false),
  'sms.url': webhook(),
  'sms.secret': secret(),
  'remind.hourly_limit': int(10, { min: 1, max: 1000 }),
}

export type SettingKey = keyof typeof parameters
export type SettingValue<K extends SettingKey> = (typeof parameters)[K]['standard']
