// Written by db/generate.ts from the migrated database; do not edit.
import type { ColumnType, Generated as GeneratedBase, GeneratedAlways } from 'kysely'

type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : GeneratedBase<T>
type Timestamp = ColumnType<string, Date | string, Date | string>
// biome-ignore lint/suspicious/noExplicitAny: what a jsonb column holds is known by its noun
type Json = ColumnType<any, string, string>

export type DB = {
  appr_category: {
    id: GeneratedAlways<number>
    category_name: string
    sort: Generated<number>
    status: Generated<number>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  appr_cc: {
    user_id: number
    instance_id: number
    cc_time: Timestamp
    read_time: Timestamp | null
  }
  appr_effect: {
    id: GeneratedAlways<number>
    instance_id: number
    topic: string
    node_id: string | null
    status: Generated<number>
    note: string | null
    create_time: Timestamp
    done_time: Timestamp | null
    done_user_id: number | null
    effect_ids: Generated<number[]>
  }
  appr_event: {
    instance_id: number
    seq: number
    at: Timestamp
    actor_id: number | null
    on_behalf_of: number | null
    command_id: string
    part: number
    event: Json
    prev_hash: string
    hash: string
  }
  appr_flow: {
    id: GeneratedAlways<number>
    flow_name: string
    category_id: number
    form_id: number
    status: Generated<number>
    draft: Json
    draft_hash: string
    current_version_id: number | null
    role_ids: Generated<number[]>
    dept_ids: Generated<number[]>
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp
    version: Generated<number>
  }
  appr_flow_version: {
    id: GeneratedAlways<number>
    flow_id: number
    version_no: number
    flow_name: string
    definition: Json
    definition_hash: string
    form_version_id: number
    note: string | null
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
  }
  appr_instance: {
    id: GeneratedAlways<number>
    bill_no: string | null
    flow_id: number
    flow_version_id: number
    flow_name: string
    title: string
    status: Generated<number>
    initiator_id: number
    initiator_name: string
    dept_id: number
    dept_name: string
    draft: string | null
    state: Json | null
    head: string | null
    waits_at: Generated<string>
    link_id: number | null
    link_as: string | null
    create_time: Timestamp
    update_time: Timestamp
    submit_time: Timestamp | null
    finish_time: Timestamp | null
    search_text: GeneratedAlways<string>
    version: Generated<number>
  }
  appr_leave: {
    id: GeneratedAlways<number>
    user_id: number
    substitute_id: number
    from_time: Timestamp
    to_time: Timestamp
    flow_ids: Generated<number[]>
    remark: string | null
    revoke_time: Timestamp | null
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  appr_part: {
    user_id: number
    instance_id: number
    acted_time: Timestamp
  }
  appr_pool: {
    user_id: number
    task_id: number
    opened_time: Timestamp
  }
  appr_secret: {
    instance_id: number
    form_rev: number
    path: string
    sealed: string
  }
  appr_task: {
    id: GeneratedAlways<number>
    instance_id: number
    no: number
    node_id: string | null
    node_name: string
    round: number
    kind: string
    assignee_id: number | null
    principal_id: number | null
    status: number
    opened_time: Timestamp | null
    ended_time: Timestamp | null
    due_time: Timestamp | null
    read_time: Timestamp | null
    urge_count: Generated<number>
  }
  appr_timer: {
    id: GeneratedAlways<number>
    instance_id: number
    task_no: number | null
    node_id: string | null
    due_time: Timestamp
    done_time: Timestamp | null
  }
  captcha: {
    id: string
    answer_hash: Buffer
    expire_time: Timestamp
  }
  custom_form: {
    id: GeneratedAlways<number>
    form_name: string
    category_id: number
    status: Generated<number>
    draft: string
    draft_hash: string
    current_version_id: number | null
    role_ids: Generated<number[]>
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp
    version: Generated<number>
  }
  dept: {
    id: GeneratedAlways<number>
    parent_id: number | null
    dept_code: string
    dept_name: string
    short_name: string | null
    dept_type: number
    path: string
    region_code: string | null
    address: string | null
    lng: number | null
    lat: number | null
    phone: string | null
    leader_user_id: number | null
    safety_user_id: number | null
    business_begin: string | null
    business_end: string | null
    business_days: Generated<string>
    deliver_time: string | null
    collect_time: string | null
    risk_level: number | null
    has_cash: Generated<boolean>
    has_vault: Generated<boolean>
    has_self_service: Generated<boolean>
    alarm_code: string | null
    police_station: string | null
    open_date: string | null
    close_date: string | null
    sort: Generated<number>
    status: Generated<number>
    remark: string | null
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    search_text: GeneratedAlways<string>
  }
  dict_data: {
    id: GeneratedAlways<number>
    dict_code: string
    value: string
    label_cn: string
    label_hk: string | null
    label_us: string | null
    color: string | null
    sort: Generated<number>
    is_default: Generated<boolean>
    is_builtin: Generated<boolean>
    status: Generated<number>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp
    version: Generated<number>
  }
  dict_type: {
    id: GeneratedAlways<number>
    dict_code: string
    dict_name: string
    dict_name_hk: string | null
    dict_name_us: string | null
    is_builtin: Generated<boolean>
    status: Generated<number>
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp
    version: Generated<number>
  }
  file: {
    id: GeneratedAlways<number>
    sha256: string
    name: string
    folder: string
    ref_table: string | null
    ref_id: number | null
    create_user_id: number
    create_time: Timestamp
  }
  file_blob: {
    sha256: string
    size: number
    mime: string
    create_time: Timestamp
  }
  file_store: {
    id: string
  }
  form_category: {
    id: GeneratedAlways<number>
    category_name: string
    sort: Generated<number>
    status: Generated<number>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  form_entry: {
    submission_id: number
    entry_no: number
    version_id: number
    data: Json
    labels: Json
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
  }
  form_secret: {
    submission_id: number
    entry_no: number
    path: string
    sealed: string
  }
  form_submission: {
    id: GeneratedAlways<number>
    form_id: number
    form_name: string
    dept_id: number
    dept_name: string
    entry_no: Generated<number>
    summary: string
    search_text: GeneratedAlways<string>
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  form_version: {
    id: GeneratedAlways<number>
    form_id: number
    version_no: number
    form_name: string
    document: string
    document_hash: string
    note: string | null
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
  }
  idempotency: {
    day: string
    user_id: number
    action: string
    key: string
    body_hash: Buffer
    reply: string | null
    create_time: Timestamp
  }
  key_ledger: {
    id: GeneratedAlways<number>
    dept_id: number
    dept_name: string
    key_no: string
    key_name: string
    key_type: number
    copy_type: number
    holder_user_id: number | null
    holder_user_name: string | null
    position: Generated<number>
    seal_no: string | null
    seal_place: string | null
    has_password: Generated<boolean>
    password_holder_user_id: number | null
    password_holder_user_name: string | null
    password_change_date: string | null
    next_change_date: string | null
    linked_key_id: number | null
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  menu: {
    id: GeneratedAlways<number>
    code: string
    parent_id: number | null
    router: string
    path: string
    aliases: Generated<string[]>
    menu_type: number
    title_cn: string
    title_hk: string | null
    title_us: string | null
    icon: string | null
    permission_id: string | null
    host_id: number | null
    query: Generated<Json>
    link: string | null
    invisible: Generated<boolean>
    closable: Generated<boolean>
    cache: Generated<boolean>
    built: Generated<boolean>
    sort: Generated<number>
    status: Generated<number>
    version: Generated<number>
    is_builtin: Generated<boolean>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Generated<Timestamp>
    update_user_id: number | null
    update_time: Timestamp | null
  }
  permission: {
    permission_id: string
    name_cn: string
    name_hk: string | null
    name_us: string | null
    operations: string[]
    sort: number
  }
  rate_hit: {
    bucket: string
    window_start: Timestamp
    hits: number
  }
  rectify_request: {
    id: GeneratedAlways<number>
    source_table: string
    source_id: number
    dept_id: number
    hazard_level: number
    problem_desc: string
    status: Generated<number>
    create_time: Timestamp
  }
  remind_msg: {
    id: GeneratedAlways<number>
    remind_code: string
    receiver_id: number
    params: Generated<Json>
    link_path: string | null
    biz_table: string | null
    biz_id: number | null
    dedup_key: string
    level: Generated<number>
    status: Generated<number>
    send_time: Timestamp
    read_time: Timestamp | null
    handle_time: Timestamp | null
  }
  role: {
    id: GeneratedAlways<number>
    role_code: string
    role_name: string
    role_name_hk: string | null
    role_name_us: string | null
    user_types: number[]
    data_scope: Generated<number>
    scope_dept_ids: Generated<number[]>
    is_builtin: Generated<boolean>
    sort: Generated<number>
    status: Generated<number>
    remark: string | null
    create_time: Timestamp
    version: Generated<number>
    create_user_id: number | null
    create_user_name: string | null
    update_user_id: number | null
    update_time: Timestamp | null
    search_text: GeneratedAlways<string>
  }
  role_grant: {
    role_id: number
    permission_id: string
    operation: string
  }
  room_key: {
    id: GeneratedAlways<number>
    bill_no: string
    biz_date: string
    dept_id: number
    dept_name: string
    handover_type: number
    status: number
    keys: Json
    key_types: number[]
    from_user_id: number
    from_user_name: string
    to_user_id: number
    to_user_name: string
    supervisor_user_id: number | null
    supervisor_user_name: string | null
    handover_time: Timestamp
    expect_return_time: Timestamp | null
    return_time: Timestamp | null
    reason: string | null
    seal_before: string | null
    seal_after: string | null
    password_changed: Generated<boolean>
    place_under_monitor: Generated<boolean>
    is_backfill: Generated<boolean>
    backfill_reason: string | null
    close_reason: string | null
    from_sign: Json | null
    to_sign: Json | null
    supervisor_sign: Json | null
    return_sign: Json | null
    sign_hash: string
    remark: string | null
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    oa_examine_id: number | null
    oa_examine_no: string | null
    filed_at: Timestamp | null
  }
  room_key_item: {
    room_key_id: number
    key_id: number
    holder_before: number | null
    holder_name_before: string | null
    position_before: number
    seal_no_before: string | null
    open: Generated<boolean>
  }
  schema_migration: {
    name: string
    hash: string
    applied_time: Generated<Timestamp>
  }
  serial: {
    prefix: string
    day: string
    unit: string
    last: number
  }
  session: {
    id: string
    user_id: number
    ip: string
    user_agent: string
    create_time: Timestamp
    last_seen_time: Timestamp
    expire_time: Timestamp
    end_time: Timestamp | null
    serial: GeneratedAlways<number>
  }
  setting: {
    key: string
    value: string | null
    group_name: string
    name_cn: string
    name_hk: string | null
    name_us: string | null
    editable: Generated<boolean>
    remark: string | null
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    remark_hk: string | null
    remark_us: string | null
  }
  sign_in_failure: {
    id: GeneratedAlways<number>
    name_key: string
    ip: string
    spent: Generated<boolean>
    create_time: Timestamp
  }
  sign_in_lock: {
    name_key: string
    ip: Generated<string>
    until: Timestamp
  }
  storage_use: {
    part: string
    bytes: number
    measure_time: Timestamp
  }
  sys_log: {
    id: GeneratedAlways<number>
    log_type: number
    user_id: number | null
    user_name: string | null
    dept_id: number | null
    dept_name: string | null
    action: string
    bill_no: string | null
    target_table: string | null
    target_id: number | null
    before: Json | null
    after: Json | null
    result: boolean
    code: number | null
    message: string | null
    ip: string | null
    user_agent: string | null
    cost_ms: number | null
    request_id: string | null
    create_time: Timestamp
    forced: Generated<boolean>
  }
  sys_user: {
    id: GeneratedAlways<number>
    username: string
    password_hash: string
    password_history: Generated<string[]>
    password_time: Timestamp
    must_change_pwd: Generated<boolean>
    is_demo: Generated<boolean>
    real_name: string
    gender: Generated<number>
    phone: string
    email: string | null
    avatar_file_id: number | null
    emp_no: string | null
    dept_id: number
    post: string | null
    user_type: Generated<number>
    party_id: number | null
    data_scope: number | null
    scope_dept_ids: Generated<number[]>
    expire_date: string | null
    last_login_time: Timestamp | null
    last_login_ip: string | null
    status: Generated<number>
    search_text: GeneratedAlways<string>
    remark: string | null
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  topic_effect: {
    id: GeneratedAlways<number>
    topic: string
    subscriber: string
    payload: Json
    status: Generated<number>
    attempts: Generated<number>
    error: string | null
    create_time: Timestamp
    done_time: Timestamp | null
  }
  user_preference: {
    user_id: number
    key: string
    value: Json
    update_time: Timestamp
  }
  user_recovery_code: {
    user_id: number
    code_hash: Buffer
    used_time: Timestamp | null
  }
  user_role: {
    user_id: number
    role_id: number
  }
  user_totp: {
    user_id: number
    secret_sealed: string
    confirm_time: Timestamp | null
    last_step: Generated<number>
    create_time: Timestamp
  }
}
