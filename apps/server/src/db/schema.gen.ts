// Written by db/generate.ts from the migrated database; do not edit.
import type { ColumnType, Generated as GeneratedBase, GeneratedAlways } from 'kysely'

type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : GeneratedBase<T>
type Timestamp = ColumnType<string, Date | string, Date | string>
// biome-ignore lint/suspicious/noExplicitAny: what a jsonb column holds is known by its noun
type Json = ColumnType<any, string, string>

export type DB = {
  absence: {
    id: GeneratedAlways<number>
    user_id: number
    stand_in_id: number
    from_time: Timestamp
    to_time: Timestamp
    request_id: number
    bill_no: string
    create_time: Timestamp
  }
  agent: {
    id: GeneratedAlways<number>
    agent_code: GeneratedAlways<string>
    agent_name: string
    agent_level: number
    parent_agent_id: number | null
    path: string
    contact_name: string | null
    phone: string | null
    id_card_mask: string | null
    id_card_hash: Buffer | null
    bank_account_mask: string | null
    credit_code: string | null
    licence_file_ids: Generated<number[]>
    region_codes: Generated<string[]>
    address: string | null
    bank_name: string | null
    contract_no: string | null
    contract_begin: string | null
    contract_end: string | null
    discount_rate: Generated<number>
    commission_rate: Generated<number>
    credit_limit: Generated<number>
    status: Generated<number>
    status_reason: string | null
    status_time: Timestamp | null
    status_user_id: number | null
    status_user_name: string | null
    submit_user_id: number | null
    submit_user_name: string | null
    submit_time: Timestamp | null
    audit_user_id: number | null
    audit_user_name: string | null
    audit_time: Timestamp | null
    audit_opinion: string | null
    end_reason: string | null
    end_ask_user_id: number | null
    end_ask_user_name: string | null
    end_ask_time: Timestamp | null
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    purge_time: Timestamp | null
  }
  agent_product: {
    id: GeneratedAlways<number>
    agent_id: number
    product_id: number
    agent_price: number | null
    quota_devices: number
    begin_date: string
    end_date: string
    status: Generated<number>
    status_reason: string | null
    status_time: Timestamp | null
    status_user_id: number | null
    status_user_name: string | null
    remark: string | null
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  agent_secret: {
    agent_id: number
    kind: number
    sealed: string
  }
  agent_transfer: {
    id: GeneratedAlways<number>
    bill_no: string
    agent_id: number
    agent_name: string
    type: number
    goods_amount: number
    commission_amount: Generated<number>
    amount: GeneratedAlways<number>
    trade_no: string | null
    voucher_file_ids: Generated<number[]>
    remark: string | null
    bank_name: string | null
    bank_account_mask: string | null
    decide_user_id: number | null
    decide_user_name: string | null
    decide_time: Timestamp | null
    opinion: string | null
    txn_no: string | null
    status: Generated<number>
    search_text: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  anonymous_budget: {
    day: string
    cohort: number
    sent: number
  }
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
    id: Generated<number>
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
  banner: {
    id: GeneratedAlways<number>
    title: string
    alt: string
    position: number
    image_file_id: number
    link_type: Generated<number>
    link: string | null
    dept_id: number
    dept_name: string
    visible_dept_ids: Generated<number[]>
    begin_date: string
    end_date: string
    sort: Generated<number>
    click_count: Generated<number>
    status: Generated<number>
    search_text: GeneratedAlways<string>
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  banner_click: {
    banner_id: number
    user_id: number
    day: string
  }
  box: {
    id: GeneratedAlways<number>
    box_no: string
    box_type: number
    dept_id: number
    dept_name: string
    rfid: string | null
    position: Generated<number>
    position_time: Timestamp | null
    last_handover_id: number | null
    status: Generated<number>
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  captcha: {
    id: string
    expire_time: Timestamp
    bits: number
  }
  cash_pledge: {
    id: GeneratedAlways<number>
    pledge_no: string
    member_id: number
    agent_id: number
    device_id: number
    binding_id: number
    type: number
    amount: number
    pay_type: number | null
    trade_no: string | null
    origin_pledge_no: string | null
    to_binding_id: number | null
    reason: string | null
    evidence_file_ids: Generated<number[]>
    apply_user_id: number | null
    apply_user_name: string | null
    apply_time: Timestamp
    audit_user_id: number | null
    audit_user_name: string | null
    audit_time: Timestamp | null
    audit_opinion: string | null
    pay_due: string | null
    pay_user_id: number | null
    pay_user_name: string | null
    finish_time: Timestamp | null
    fail_reason: string | null
    txn_no: string | null
    status: number
    search_text: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  check_item: {
    id: GeneratedAlways<number>
    scene: number
    item_code: string
    category: number
    content: string
    standard: string | null
    result_type: Generated<number>
    full_score: Generated<number>
    need_photo: Generated<number>
    risk_level: Generated<number>
    dept_types: Generated<number[]>
    need_vault: Generated<boolean>
    need_self_service: Generated<boolean>
    effective_begin: string | null
    effective_end: string | null
    sort: Generated<number>
    status: Generated<number>
    owner_dept_id: number | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    value_unit: string | null
    min_value: number | null
    max_value: number | null
    known_by: number | null
    known_devices: Generated<number[]>
  }
  check_report: {
    id: Generated<number>
    scene: number
    bill_no: string | null
    period_key: string
    dept_id: number
    dept_name: string
    check_dept_id: number
    check_dept_name: string
    check_date: string
    inspectors: Generated<Json>
    inspector_names: Generated<string>
    total_items: Generated<number>
    abnormal_count: Generated<number>
    rectify_count: Generated<number>
    rectify_closed: Generated<number>
    score: Generated<number>
    full_score: Generated<number>
    grade: number | null
    main_problems: string | null
    opinions: string | null
    photos: Generated<number[]>
    cert_shown: string | null
    duty_log: number | null
    alarm_test: number | null
    alarm_seconds: number | null
    guards: Generated<Json>
    equipment: Generated<Json>
    questions: Generated<Json>
    guard_staff_id: number | null
    guard_staff_name: string | null
    guard_sign: Json | null
    hydrant_count: number | null
    smoke_test: number | null
    light_minutes: number | null
    exit_signs_ok: Generated<boolean>
    power_off_ok: Generated<boolean>
    fire_lane_ok: Generated<boolean>
    in_decoration: Generated<boolean>
    fire_files_ok: Generated<boolean>
    last_maint_date: string | null
    maint_company: string | null
    extinguishers: Generated<Json>
    objection: string | null
    submit_time: Timestamp | null
    leader_user_id: number | null
    leader_user_name: string | null
    leader_sign: Json | null
    confirm_time: Timestamp | null
    void_reason: string | null
    sign_hash: string | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    filed_at: Timestamp | null
  }
  check_report_item: {
    id: GeneratedAlways<number>
    check_id: number
    scene: number
    item_id: number
    item_code: string
    category: number
    content: string
    standard: string | null
    result_type: number
    full_score: number
    need_photo: number
    hazard_level: number
    sort: number
    result: number | null
    value_num: number | null
    value_text: string | null
    score: number | null
    problem_desc: string | null
    photos: Generated<number[]>
    rectify_id: number | null
    recovered_note: string | null
    value_unit: string | null
    min_value: number | null
    max_value: number | null
    known_by: number | null
    known_devices: Generated<number[]>
    known_count: number | null
    known_reason: string | null
  }
  conference: {
    id: GeneratedAlways<number>
    bill_no: string
    dept_id: number
    dept_name: string
    title: string
    meeting_type: number
    begin_time: Timestamp
    end_time: Timestamp
    room: string | null
    link: string | null
    organizer_user_id: number
    organizer_user_name: string
    host_user_id: number
    host_user_name: string
    recorder_user_id: number
    recorder_user_name: string
    agenda: string
    file_ids: Generated<number[]>
    need_sign: Generated<boolean>
    sign_mode: Generated<number>
    sign_open_before: Generated<number>
    expected_count: Generated<number>
    signed_count: Generated<number>
    publish_time: Timestamp | null
    minutes: string | null
    minutes_file_ids: Generated<number[]>
    minutes_time: Timestamp | null
    archive_time: Timestamp | null
    cancel_reason: string | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  conference_user: {
    id: GeneratedAlways<number>
    conference_id: number
    seq: number
    user_id: number | null
    name: string
    dept_name: string | null
    reply: Generated<number>
    absent_reason: string | null
    delegate_name: string | null
    reply_time: Timestamp | null
    delegated_by: number | null
    sign_time: Timestamp | null
    sign: Json | null
    late: Generated<boolean>
    confirm_time: Timestamp | null
  }
  consume: {
    id: GeneratedAlways<number>
    consume_code: string
    consume_name: string
    category_id: number
    spec: string
    unit: number
    pieces: Generated<number>
    price: number
    agent_price: number
    per_use_qty: Generated<number>
    shelf_months: number | null
    stock: Generated<number>
    reserved: Generated<number>
    warn_stock: Generated<number>
    status: Generated<number>
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  consume_adjustment: {
    id: GeneratedAlways<number>
    balance_id: number
    change: number
    reason: string
    status: Generated<number>
    apply_user_id: number
    apply_user_name: string
    apply_time: Timestamp
    audit_user_id: number | null
    audit_user_name: string | null
    audit_time: Timestamp | null
    audit_opinion: string | null
    version: Generated<number>
  }
  consume_balance: {
    id: GeneratedAlways<number>
    owner_type: number
    owner_id: number
    agent_id: number
    consume_id: number
    quantity: Generated<number>
    frozen: Generated<number>
    granted: Generated<number>
    used: Generated<number>
    warn_quantity: Generated<number>
    expire_date: string | null
    last_change: Timestamp
    create_time: Timestamp
    version: Generated<number>
  }
  consume_balance_log: {
    id: GeneratedAlways<number>
    balance_id: number
    type: number
    direction: number
    qty: number
    before: number
    after: number
    biz_type: string
    biz_id: number
    idem_key: string
    operator_id: number | null
    operator_name: string | null
    memo: string | null
    create_time: Timestamp
  }
  consume_category: {
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
  deposit: {
    id: GeneratedAlways<number>
    member_id: number
    agent_id: number
    device_id: number
    bind_time: Timestamp
    unbind_time: Timestamp | null
    inspect_time: Timestamp | null
    inspect_note: string | null
    deposit_due: Generated<number>
    deposit_paid: Generated<number>
    deposit_deducted: Generated<number>
    deposit_refunded: Generated<number>
    status: Generated<number>
    bind_status: number | null
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
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
    escort_company_id: number | null
  }
  destroy_item: {
    list_id: number
    record_id: number
    bill_no: string | null
    dept_id: number
    dept_name: string
    ended: string
    record_version: number
    outcome: number | null
  }
  destroy_list: {
    id: GeneratedAlways<number>
    destroy_no: string
    dept_id: number
    table_name: string
    years_of: string | null
    before_day: string
    total: Generated<number>
    first_no: string | null
    last_no: string | null
    first_day: string | null
    last_day: string | null
    hash: string | null
    status: Generated<number>
    destroy_bill_no: string | null
    approve_time: Timestamp | null
    approved_by: string | null
    destroyed: number | null
    left_out: number | null
    destroy_time: Timestamp | null
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
  }
  device: {
    id: GeneratedAlways<number>
    device_no: string
    sn: string
    imei: string | null
    product_id: number
    batch_no: string | null
    firmware: string | null
    agent_id: number | null
    member_id: number | null
    dept_id: number | null
    install_address: string | null
    lng: number | null
    lat: number | null
    city_code: string | null
    par: Generated<Json>
    par_pending: Json | null
    lock_state: number | null
    net_state: Generated<number>
    last_online: Timestamp | null
    use_count: Generated<number>
    remain_times: Generated<number>
    package_end: Timestamp | null
    last_use_time: Timestamp | null
    unpaid_since: Timestamp | null
    activate_time: Timestamp | null
    warranty_end: string | null
    status: Generated<number>
    status_reason: string | null
    status_time: Timestamp | null
    status_user_id: number | null
    status_user_name: string | null
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  device_command: {
    id: GeneratedAlways<number>
    cmd_no: GeneratedAlways<string>
    device_id: number
    cmd: number
    payload: Generated<Json>
    reason: string | null
    result: Generated<number>
    answer: Json | null
    tries: Generated<number>
    send_time: Timestamp | null
    ack_time: Timestamp | null
    operator_id: number | null
    operator_name: string | null
    create_time: Timestamp
    end_time: Timestamp | null
  }
  device_event: {
    id: GeneratedAlways<number>
    device_id: number
    action: string
    from_status: number | null
    to_status: number
    note: string | null
    user_id: number | null
    user_name: string | null
    create_time: Timestamp
  }
  device_key: {
    id: GeneratedAlways<number>
    device_id: number
    sealed: string
    create_time: Timestamp
    used_time: Timestamp | null
    end_time: Timestamp | null
  }
  device_nonce: {
    device_id: number
    nonce: string
    create_time: Timestamp
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
    parent_value: string | null
    ext: Json | null
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
  drill_plan: {
    id: GeneratedAlways<number>
    origin_id: number | null
    owner_dept_id: number | null
    plan_name: string
    drill_type: number
    plan_version: string
    content: string
    roles: Generated<Json>
    effective_date: string
    review_due: string
    abolish_reason: string | null
    status: number
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  drill_record: {
    id: GeneratedAlways<number>
    bill_no: string
    dept_id: number
    dept_name: string
    plan_id: number
    plan_name: string
    drill_type: number
    period_key: string
    form: number
    is_blind: boolean
    begin_time: Timestamp
    end_time: Timestamp
    place: string
    commander_user_id: number
    commander_user_name: string
    participants: Generated<Json>
    people_count: Generated<number>
    joint_units: string | null
    scene_desc: string | null
    steps: Generated<Json>
    response_seconds: number | null
    evac_seconds: number | null
    report_to_monitor: Generated<boolean>
    problems: string | null
    improvement: string | null
    photos: Generated<number[]>
    submit_user_id: number | null
    submit_user_name: string | null
    submit_time: Timestamp | null
    score: number | null
    effect: number | null
    evaluation: string | null
    evaluator_user_id: number | null
    evaluator_user_name: string | null
    evaluator_sign: Json | null
    evaluate_time: Timestamp | null
    leader_user_id: number | null
    leader_user_name: string | null
    leader_sign: Json | null
    archive_time: Timestamp | null
    sign_hash: string | null
    cancel_reason: string | null
    redrill_of: number | null
    redrill_due: string | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  entry_permit: {
    id: GeneratedAlways<number>
    kind: number
    oa_examine_id: number
    oa_examine_no: string
    dept_id: number
    person_no: number
    person_name: string
    company: string | null
    areas: number[]
    valid_from: Timestamp
    valid_to: Timestamp
    key_holders: Generated<number[]>
    status: Generated<number>
    revoked: Generated<boolean>
    create_time: Timestamp
  }
  equipment: {
    id: GeneratedAlways<number>
    equip_no: string
    name: string
    device_type: number
    brand: string | null
    model: string | null
    sn: string | null
    dept_id: number
    location: string
    buy_date: string | null
    warranty_end: string | null
    maintain_company_id: number | null
    maint_months: number | null
    last_maint: string | null
    next_maint_on: string | null
    next_maint: GeneratedAlways<string | null>
    photo_file_id: number | null
    status: Generated<number>
    status_reason: string | null
    scrap_date: string | null
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  equipment_event: {
    id: GeneratedAlways<number>
    equipment_id: number
    kind: number
    day: string
    to_status: number | null
    note: string | null
    user_id: number | null
    user_name: string | null
    create_time: Timestamp
  }
  escort_blacklist: {
    id: GeneratedAlways<number>
    id_card_hash: Buffer
    staff_id: number
    name: string
    reason: string
    file_ids: Generated<number[]>
    create_user_id: number | null
    create_user_name: string
    create_time: Timestamp
    remove_reason: string | null
    remove_bill_no: string | null
    remove_user_id: number | null
    remove_user_name: string | null
    remove_time: Timestamp | null
  }
  escort_car: {
    id: GeneratedAlways<number>
    escort_company_id: number
    plate_no: string
    car_seq: string
    car_type: number
    brand_model: string | null
    frame_no: string
    engine_no: string | null
    protect_standard: string | null
    inspect_end: string
    insure_end: string
    cert_end: GeneratedAlways<string>
    gps_no: string | null
    video_no: string | null
    rfid: string | null
    photo_file_ids: Generated<number[]>
    use_date: string | null
    scrap_date: string | null
    status: Generated<number>
    status_reason: string | null
    scrap_reason: string | null
    scrap_user_id: number | null
    scrap_user_name: string | null
    scrap_time: Timestamp | null
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  escort_company: {
    id: GeneratedAlways<number>
    company_code: GeneratedAlways<string>
    company_name: string
    short_name: string | null
    service_types: number[]
    credit_code: string
    licence_no: string
    licence_begin: string
    licence_end: string
    armed_approved: Generated<boolean>
    reg_capital_wan: number | null
    contract_no: string
    contract_begin: string
    contract_end: string
    valid_end: GeneratedAlways<string>
    leader_name: string
    leader_phone: string
    dispatch_phone: string
    address: string | null
    licence_file_ids: Generated<number[]>
    contract_file_ids: Generated<number[]>
    score_last: number | null
    status: Generated<number>
    status_reason: string | null
    status_time: Timestamp | null
    status_user_id: number | null
    status_user_name: string | null
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  escort_company_dept: {
    escort_company_id: number
    dept_id: number
  }
  escort_plan: {
    id: GeneratedAlways<number>
    plan_date: string
    escort_company_id: number
    route_id: number | null
    shift: number
    begin_time: string
    end_time: string
    period: GeneratedAlways<string>
    car_id: number | null
    leader_id: number | null
    publish_time: Timestamp | null
    late_reason: string | null
    cancel_reason: string | null
    status: Generated<number>
    remark: string | null
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    approval_id: number | null
    approval_no: string | null
  }
  escort_plan_change: {
    id: GeneratedAlways<number>
    plan_id: number
    part: string
    old_id: number | null
    old_name: string | null
    new_id: number | null
    new_name: string | null
    reason: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
  }
  escort_plan_crew: {
    plan_id: number
    staff_id: number
    crew_role: number
    period: string
    live: Generated<boolean>
  }
  escort_plan_stop: {
    plan_id: number
    seq: number
    dept_id: number
    plan_time: string
  }
  escort_route: {
    id: GeneratedAlways<number>
    escort_company_id: number
    route_no: string
    route_name: string
    status: Generated<number>
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  escort_route_stop: {
    route_id: number
    seq: number
    dept_id: number
    deliver_plan: string
    collect_plan: string
  }
  escort_secret: {
    id: GeneratedAlways<number>
    staff_id: number | null
    escort_company_id: number | null
    field: string
    sealed: string
  }
  escort_staff: {
    id: GeneratedAlways<number>
    escort_company_id: number
    staff_no: string
    name: string
    gender: Generated<number>
    nation: string | null
    id_card_mask: string | null
    id_card_hash: Buffer | null
    birthday: string | null
    phone: string | null
    address: string | null
    emergency_name: string | null
    emergency_phone: string | null
    duty_type: number
    is_leader: Generated<boolean>
    photo_file_id: number | null
    id_card_front_file_id: number | null
    id_card_back_file_id: number | null
    guard_cert_mask: string | null
    guard_cert_hash: Buffer | null
    guard_cert_org: string | null
    guard_cert_file_id: number | null
    gun_cert_mask: string | null
    gun_cert_hash: Buffer | null
    gun_cert_end: string | null
    gun_cert_file_id: number | null
    drive_licence_mask: string | null
    drive_class: string | null
    drive_end: string | null
    pass_card_no: string | null
    pass_begin: string | null
    pass_end: string | null
    pass_void_time: Timestamp | null
    bg_check_date: string
    bg_check_result: number
    train_date: string | null
    health_end: string | null
    cert_end: GeneratedAlways<string | null>
    entry_date: string
    leave_date: string | null
    face_id: string | null
    finger_ref: string | null
    status: Generated<number>
    status_reason: string | null
    status_time: Timestamp | null
    status_user_id: number | null
    status_user_name: string | null
    stopped_by_expiry: Generated<boolean>
    snapshot: Json | null
    snapshot_day: string | null
    purge_time: Timestamp | null
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    user_id: number | null
  }
  escort_staff_dept: {
    staff_id: number
    dept_id: number
  }
  evaluation_item: {
    kind: string
    seq: number
    content: string
    full_points: number
  }
  events_remind: {
    id: GeneratedAlways<number>
    remind_code: string
    name: string | null
    delivered: Generated<boolean>
    trigger: number | null
    task_code: string | null
    advance: Generated<number[]>
    receivers: Generated<Json>
    channels: Generated<number[]>
    title_cn: string | null
    title_hk: string | null
    title_us: string | null
    content_cn: string | null
    content_hk: string | null
    content_us: string | null
    cron: string | null
    cron_time: Timestamp | null
    dept_id: number | null
    status: Generated<number>
    sent_time: Timestamp | null
    create_user_id: number | null
    create_user_name: string | null
    create_time: Generated<Timestamp>
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  export_job: {
    id: GeneratedAlways<number>
    user_id: number
    controller: string
    body: Json
    lang: string
    name: string
    state: Generated<number>
    run: Generated<number>
    rows: Generated<number>
    total: number | null
    size: number | null
    file_id: number | null
    message: string | null
    create_time: Timestamp
    finish_time: Timestamp | null
    expire_time: Timestamp | null
  }
  fault_repair: {
    id: GeneratedAlways<number>
    bill_no: string
    biz_date: string
    dept_id: number
    dept_name: string
    device_type: number
    device_name: string | null
    location: string
    fault_time: Timestamp
    find_user_id: number
    find_user_name: string
    fault_type: number
    fault_desc: string
    photos: Generated<number[]>
    impact: number
    temp_measure: string | null
    urgency: Generated<number>
    handle_mode: number
    repair_order_id: number | null
    status: Generated<number>
    start_time: Timestamp | null
    handle_note: string | null
    handle_result: string | null
    recover_time: Timestamp | null
    recover_user_id: number | null
    recover_user_name: string | null
    recover_sign: Json | null
    sign_hash: string | null
    escalated_at: Timestamp | null
    void_reason: string | null
    is_backfill: Generated<boolean>
    backfill_reason: string | null
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    filed_at: Timestamp | null
    purchase_no: string | null
    device_id: number | null
    device_no: string | null
    repair_order_no: string | null
  }
  feedback: {
    id: Generated<number>
    type: number
    title: string
    content: string
    file_ids: Generated<number[]>
    screenshot_file_id: number | null
    page_path: string
    contact: string | null
    is_anonymous: boolean
    receipt_hash: Buffer | null
    status: Generated<number>
    handler_user_id: number | null
    handler_user_name: string | null
    take_time: Timestamp | null
    reply: string | null
    reply_time: Timestamp | null
    end_time: Timestamp | null
    satisfaction: number | null
    reopen_reason: string | null
    reopen_count: Generated<number>
    dept_id: number | null
    dept_name: string | null
    search_text: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  file: {
    id: GeneratedAlways<number>
    sha256: string
    name: string
    folder: string
    ref_table: string | null
    ref_id: number | null
    create_user_id: number | null
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
  file_text: {
    sha256: string
    content: string | null
    seconds: number | null
    read_time: Timestamp
  }
  file_upload: {
    id: GeneratedAlways<number>
    user_id: number
    name: string
    folder: string
    size: number
    received: Generated<number>
    mark: string
    create_time: Timestamp
    touch_time: Timestamp
  }
  fire_check: {
    id: Generated<number>
    scene: Generated<number>
    bill_no: string | null
    period_key: string
    dept_id: number
    dept_name: string
    check_dept_id: number
    check_dept_name: string
    check_date: string
    inspectors: Generated<Json>
    inspector_names: Generated<string>
    total_items: Generated<number>
    abnormal_count: Generated<number>
    rectify_count: Generated<number>
    rectify_closed: Generated<number>
    score: Generated<number>
    full_score: Generated<number>
    grade: number | null
    main_problems: string | null
    opinions: string | null
    photos: Generated<number[]>
    cert_shown: string | null
    duty_log: number | null
    alarm_test: number | null
    alarm_seconds: number | null
    guards: Generated<Json>
    equipment: Generated<Json>
    questions: Generated<Json>
    guard_staff_id: number | null
    guard_staff_name: string | null
    guard_sign: Json | null
    hydrant_count: number | null
    smoke_test: number | null
    light_minutes: number | null
    exit_signs_ok: Generated<boolean>
    power_off_ok: Generated<boolean>
    fire_lane_ok: Generated<boolean>
    in_decoration: Generated<boolean>
    fire_files_ok: Generated<boolean>
    last_maint_date: string | null
    maint_company: string | null
    extinguishers: Generated<Json>
    objection: string | null
    submit_time: Timestamp | null
    leader_user_id: number | null
    leader_user_name: string | null
    leader_sign: Json | null
    confirm_time: Timestamp | null
    void_reason: string | null
    sign_hash: string | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    filed_at: Timestamp | null
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
    ref_table: string | null
    ref_id: number | null
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
  guard_evaluation: {
    id: GeneratedAlways<number>
    bill_no: string | null
    dept_id: number
    dept_name: string
    staff_id: number
    staff_name: string
    escort_company_id: number
    escort_company_name: string
    period_key: string
    attendance_days: number
    absent_days: number
    late_times: number
    items: Json
    deducted: number
    reward_points: number
    reward_reason: string | null
    vetoes: string | null
    score: number
    grade: number
    suggestion: number
    remark: string | null
    evaluator_user_id: number | null
    evaluator_user_name: string | null
    evaluator_sign: Json | null
    submit_time: Timestamp | null
    sign_hash: string | null
    staff_sign: Json | null
    staff_opinion: string | null
    ack_time: Timestamp | null
    reply_due: string | null
    company_reply: string | null
    reply_user_id: number | null
    reply_user_name: string | null
    reply_time: Timestamp | null
    archive_time: Timestamp | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    excused_days: number | null
  }
  holiday: {
    id: GeneratedAlways<number>
    day: string
    kind: number
    name: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
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
  issue: {
    id: GeneratedAlways<number>
    bill_no: string
    title: string
    category: number
    content: string
    file_ids: Generated<number[]>
    form_id: number | null
    form_version_id: number | null
    target_type: number
    target_ids: number[]
    deadline: Timestamp
    need_audit: boolean
    allow_late: boolean
    late_days: number | null
    remind_rule: number
    dept_id: number
    dept_name: string
    publish_user_id: number | null
    publish_user_name: string | null
    publish_time: Timestamp | null
    withdraw_reason: string | null
    close_time: Timestamp | null
    close_reason: string | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  issue_item: {
    id: GeneratedAlways<number>
    issue_id: number
    bill_no: string
    title: string
    category: number
    issue_dept_name: string
    deadline: Timestamp
    until: Timestamp
    need_audit: boolean
    form_version_id: number | null
    is_closed: Generated<boolean>
    dept_id: number
    dept_name: string
    personal: boolean
    duty_user_id: number | null
    duty_user_name: string | null
    submission_id: number | null
    file_ids: Generated<number[]>
    note: string | null
    submit_user_id: number | null
    submit_user_name: string | null
    submit_time: Timestamp | null
    filed_at: Timestamp | null
    is_late: Generated<boolean>
    audit_user_id: number | null
    audit_user_name: string | null
    audit_time: Timestamp | null
    audit_opinion: string | null
    reject_count: Generated<number>
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
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
  known_device: {
    id: GeneratedAlways<number>
    device_hash: Buffer
    user_id: number
    last_time: Timestamp
  }
  ledger_account: {
    id: GeneratedAlways<number>
    owner_type: number
    owner_id: number
    account_type: number
    lane: Generated<number>
    balance: Generated<number>
    frozen: Generated<number>
    version: Generated<number>
    is_stopped: Generated<boolean>
    create_time: Timestamp
  }
  ledger_check: {
    id: GeneratedAlways<number>
    run_time: Timestamp
    accounts: number
    transactions: number
    difference_count: number
    night: string | null
    operator_id: number | null
    operator_name: string | null
  }
  ledger_difference: {
    id: GeneratedAlways<number>
    check_id: number
    kind: string
    account_id: number | null
    txn_id: number | null
    biz_type: string | null
    biz_id: number | null
    expected: number
    actual: number
  }
  ledger_entry: {
    txn_id: number
    leg: number
    account_id: number
    direction: number
    amount: number
    balance_after: number
    seq: number
    occur_time: Timestamp
  }
  ledger_hold: {
    id: GeneratedAlways<number>
    account_id: number
    amount: number
    biz_type: string
    biz_id: number
    status: Generated<number>
    create_time: Timestamp
    end_time: Timestamp | null
  }
  ledger_reversal: {
    id: GeneratedAlways<number>
    txn_id: number
    reason: string
    ask_user_id: number
    ask_user_name: string
    ask_time: Timestamp
    decide_user_id: number | null
    decide_user_name: string | null
    decide_time: Timestamp | null
    opinion: string | null
    reversal_txn_id: number | null
  }
  ledger_settlement: {
    difference_id: number
    note: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
  }
  ledger_txn: {
    id: GeneratedAlways<number>
    txn_no: GeneratedAlways<string>
    event: string
    biz_type: string
    biz_id: number
    idem_key: string
    occur_time: Timestamp
    operator_id: number | null
    operator_name: string | null
    memo: string | null
    reversed_txn_id: number | null
  }
  maintain_bind: {
    id: GeneratedAlways<number>
    dept_id: number
    device_type: number
    company_id: number
    contact_id: number | null
    priority: number
    begin_date: string
    end_date: string | null
    status: Generated<number>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  maintain_company: {
    id: GeneratedAlways<number>
    company_code: GeneratedAlways<string>
    company_name: string
    short_name: string | null
    service_types: number[]
    credit_code: string | null
    qualification_no: string | null
    qualification_level: string | null
    qualification_end: string | null
    contract_no: string | null
    contract_begin: string
    contract_end: string
    valid_end: GeneratedAlways<string>
    phone24: string
    address: string | null
    score_avg: number | null
    status: Generated<number>
    status_reason: string | null
    status_time: Timestamp | null
    status_user_id: number | null
    status_user_name: string | null
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  maintain_company_dept: {
    company_id: number
    dept_id: number
  }
  maintain_contact: {
    id: GeneratedAlways<number>
    company_id: number
    name: string
    phone: string
    position: string | null
    is_default: Generated<boolean>
    user_id: number | null
    status: Generated<number>
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  maintain_contact_dept: {
    contact_id: number
    dept_id: number
  }
  maintain_secret: {
    contact_id: number
    sealed: string
  }
  maintain_sla: {
    company_id: number
    urgency: number
    respond_hours: number
    arrive_hours: number
    repair_hours: number
  }
  material: {
    id: GeneratedAlways<number>
    type: number
    category_id: number
    title: string
    summary: string | null
    cover_file_id: number | null
    content: Generated<string>
    file_ids: Generated<number[]>
    video_url: string | null
    source: string | null
    author: string | null
    tags: string | null
    dept_id: number
    dept_name: string
    visible_type: Generated<number>
    visible_dept_ids: Generated<number[]>
    visible_role_ids: Generated<number[]>
    is_top: Generated<boolean>
    top_end: Timestamp | null
    need_read: Generated<boolean>
    read_deadline: Timestamp | null
    allow_download: Generated<boolean>
    form_id: number | null
    form_version_id: number | null
    right_answers: Json | null
    pass_score: number | null
    build_dept_id: number | null
    build_dept_name: string | null
    build_stage: number | null
    build_begin: string | null
    build_end: string | null
    contractor: string | null
    approve_doc_no: string | null
    accept_doc_no: string | null
    status: Generated<number>
    submit_time: Timestamp | null
    return_reason: string | null
    publish_user_id: number | null
    publish_user_name: string | null
    publish_time: Timestamp | null
    receiver_count: number | null
    unpublish_time: Timestamp | null
    unpublish_reason: string | null
    edition: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  material_category: {
    id: GeneratedAlways<number>
    type: number
    parent_id: number | null
    category_name: string
    sort: Generated<number>
    stages: Generated<number[]>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  material_read: {
    material_id: number
    edition: number
    user_id: number
    dept_id: number
    dept_name: string
    first_read_time: Timestamp
    last_read_time: Timestamp
    views: Generated<number>
    read_seconds: Generated<number>
    videos: Generated<Json>
    progress: Generated<number>
    read_time: Timestamp | null
    download_time: Timestamp | null
    downloads: Generated<number>
    answers: Json | null
    score: number | null
    answer_time: Timestamp | null
    tries: Generated<number>
    done_time: Timestamp | null
  }
  material_reading: {
    user_id: number
    material_id: number
    beat_time: Timestamp
  }
  meeting_log: {
    id: GeneratedAlways<number>
    bill_no: string | null
    dept_id: number
    dept_name: string
    log_type: number
    period_key: string
    title: string
    begin_time: Timestamp
    end_time: Timestamp
    place: string
    host_user_id: number
    host_user_name: string
    content: string
    case_source: string | null
    resolution: string | null
    exam_mode: number
    avg_score: number | null
    photos: Generated<number[]>
    expected_count: Generated<number>
    present_count: Generated<number>
    signed_count: Generated<number>
    submit_time: Timestamp | null
    leader_user_id: number | null
    leader_user_name: string | null
    leader_sign: Json | null
    archive_time: Timestamp | null
    sign_hash: string | null
    status: Generated<number>
    void_reason: string | null
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    file_ids: Generated<number[]>
    filed_at: Timestamp | null
  }
  meeting_sign: {
    id: GeneratedAlways<number>
    log_id: number
    seq: number
    person_type: number
    user_id: number | null
    staff_id: number | null
    name: string
    post: string | null
    absent_reason: string | null
    sign: Json | null
    sign_time: Timestamp | null
    makeup: Generated<boolean>
  }
  meeting_todo: {
    id: GeneratedAlways<number>
    log_id: number
    seq: number
    content: string
    duty_user_id: number
    duty_user_name: string
    deadline: string
    done_time: Timestamp | null
    done_user_id: number | null
    done_user_name: string | null
  }
  member: {
    id: GeneratedAlways<number>
    member_no: GeneratedAlways<string>
    member_type: number
    member_name: string
    contact_name: string
    phone: string | null
    identity_mask: string | null
    identity_hash: Buffer | null
    bank_name: string | null
    bank_account_mask: string | null
    agent_id: number
    city_code: string | null
    address: string | null
    licence_file_ids: Generated<number[]>
    level: Generated<number>
    status: Generated<number>
    status_reason: string | null
    status_time: Timestamp | null
    status_user_id: number | null
    status_user_name: string | null
    auto_frozen: Generated<boolean>
    apply_user_id: number | null
    apply_time: Timestamp | null
    audit_user_id: number | null
    audit_user_name: string | null
    audit_time: Timestamp | null
    audit_opinion: string | null
    last_use_time: Timestamp | null
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    arrears_since: Timestamp | null
    purge_time: Timestamp | null
  }
  member_device: {
    id: GeneratedAlways<number>
    agent_id: number
    device_id: number
    member_id: number
    bind_type: number
    bind_time: Timestamp
    lease_begin: string | null
    lease_end: string | null
    deposit_due: Generated<number>
    deposit_paid: Generated<number>
    deposit_deducted: Generated<number>
    deposit_refunded: Generated<number>
    deposit_status: Generated<number>
    unbind_time: Timestamp | null
    unbind_reason: string | null
    inspect_time: Timestamp | null
    inspect_user_id: number | null
    inspect_note: string | null
    status: Generated<number>
    remark: string | null
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  member_secret: {
    member_id: number
    kind: number
    sealed: string
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
    params: Generated<Json>
    highlight: string | null
    page_title_cn: string | null
    page_title_hk: string | null
    page_title_us: string | null
    role_codes: string[] | null
  }
  money_box: {
    id: GeneratedAlways<number>
    bill_no: string | null
    biz_date: string
    dept_id: number
    dept_name: string
    handover_type: number
    status: Generated<number>
    plan_id: number | null
    route_id: number | null
    route_name: string | null
    escort_company_id: number | null
    escort_company_name: string | null
    car_id: number | null
    plate_no: string | null
    plan_time: Timestamp | null
    arrive_time: Timestamp | null
    begin_time: Timestamp | null
    end_time: Timestamp | null
    leave_time: Timestamp | null
    on_time: number | null
    late_minutes: number | null
    vehicle_ok: number | null
    place_ok: Generated<boolean>
    out_count: Generated<number>
    in_count: Generated<number>
    crew_names: string | null
    bank_user1_id: number | null
    bank_user1_name: string | null
    bank_sign1: Json | null
    bank_user2_id: number | null
    bank_user2_name: string | null
    bank_sign2: Json | null
    escort_signs: Generated<Json>
    guard_staff_id: number | null
    guard_staff_name: string | null
    is_consistent: boolean | null
    diff_reason: string | null
    photos: Generated<number[]>
    exception_type: number | null
    exception_desc: string | null
    oa_examine_id: number | null
    special_approve_no: string | null
    verify_user_id: number | null
    verify_user_name: string | null
    verify_time: Timestamp | null
    handed_time: Timestamp | null
    reject_user_id: number | null
    reject_user_name: string | null
    reject_time: Timestamp | null
    dispute_reason: string | null
    dispute_user_id: number | null
    dispute_user_name: string | null
    dispute_time: Timestamp | null
    resolve_result: string | null
    resolve_user_id: number | null
    resolve_user_name: string | null
    resolve_time: Timestamp | null
    filed_at: Timestamp | null
    is_backfill: Generated<boolean>
    backfill_reason: string | null
    sign_hash: string | null
    remark: string | null
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  money_box_crew: {
    money_box_id: number
    seq: number
    staff_id: number
    name: string
    staff_no: string
    duty_type: number
    pass_card_no: string | null
    verify_method: number
    photo_match: number
    cert_valid: boolean
    cert_reasons: Generated<string[]>
    is_temp: boolean
    verify_time: Timestamp
    verify_user_id: number
  }
  money_box_item: {
    id: GeneratedAlways<number>
    money_box_id: number
    box_id: number | null
    box_no: string
    box_type: number | null
    direction: number
    seal_no: string | null
    seal_ok: number | null
    lock_ok: number | null
    scan_method: number
    matched: number
    remark: string | null
    seal_day: string | null
    seal_company_id: number | null
    amount_declared: number | null
  }
  notice: {
    id: GeneratedAlways<number>
    bill_no: string | null
    type: number
    title: string
    content: Generated<string>
    url: Generated<string>
    cover_file_id: number | null
    annex: Generated<Json>
    recv_dept_id: number | null
    recv_dept_name: string | null
    dept_id: number
    dept_name: string
    status: Generated<number>
    is_top: Generated<boolean>
    need_receipt: Generated<boolean>
    expire_time: Timestamp | null
    publish_user_id: number | null
    publish_user_name: string | null
    publish_time: Timestamp | null
    receiver_count: number | null
    withdraw_user_name: string | null
    withdraw_time: Timestamp | null
    withdraw_reason: string | null
    edition: Generated<number>
    is_deleted: Generated<boolean>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  notice_read: {
    notice_id: number
    edition: number
    user_id: number
    dept_id: number
    dept_name: string
    read_time: Timestamp
    confirm_time: Timestamp | null
    receipt_text: string | null
  }
  operation_result: {
    id: GeneratedAlways<number>
    kind: number
    action: string
    user_id: number | null
    total: number
    done: number
    failed: number
    reasons: Generated<Json>
    link: string | null
    file_id: number | null
    create_time: Timestamp
  }
  order_delivery: {
    id: GeneratedAlways<number>
    order_id: number
    seq: number
    express_company: number | null
    express_no: string | null
    file_ids: Generated<number[]>
    note: string | null
    user_id: number | null
    user_name: string | null
    create_time: Timestamp
  }
  order_delivery_line: {
    delivery_id: number
    line_id: number
    qty: number
    device_ids: Generated<number[]>
  }
  order_flow: {
    id: GeneratedAlways<number>
    order_id: number
    action: string
    from_status: number | null
    to_status: number
    user_id: number | null
    user_name: string | null
    note: string | null
    create_time: Timestamp
  }
  order_line: {
    id: GeneratedAlways<number>
    order_id: number
    seq: number
    product_id: number | null
    consume_id: number | null
    binding_id: number | null
    item_name: string
    item_spec: string | null
    price: number
    qty: number
    months: Generated<number>
    amount: GeneratedAlways<number>
    deposit: Generated<number>
    delivered_qty: Generated<number>
    refunded_qty: Generated<number>
    returned_qty: Generated<number>
  }
  order_refund: {
    id: GeneratedAlways<number>
    order_id: number
    seq: number
    from_status: number
    is_sent: boolean
    amount: number
    reason: string
    status: Generated<number>
    apply_user_id: number | null
    apply_user_name: string | null
    apply_time: Timestamp
    decide_user_id: number | null
    decide_user_name: string | null
    decide_time: Timestamp | null
    opinion: string | null
    txn_no: string | null
    unopened: Generated<boolean>
    commission_short: Generated<number>
    commission_agent_id: number | null
    commission_taken: Generated<number>
  }
  order_refund_line: {
    refund_id: number
    line_id: number
    qty: number
    device_ids: Generated<number[]>
  }
  out_inside: {
    id: GeneratedAlways<number>
    bill_no: string
    biz_date: string
    dept_id: number
    dept_name: string
    status: number
    person_type: number | null
    name: string
    gender: number
    company: string | null
    cert_type: number | null
    cert_mask: string | null
    cert_hash: Buffer | null
    phone_mask: string | null
    personal_digest: string
    purge_time: Timestamp | null
    letter_no: string | null
    letter_file_ids: Generated<number[]>
    areas: number[]
    visit_reason: number | null
    reason: string | null
    approver_user_id: number | null
    approver_user_name: string | null
    oa_examine_id: number | null
    oa_examine_no: string | null
    accompany_user_id: number | null
    accompany_user_name: string | null
    belongings: string | null
    tools_list: string | null
    weapon_check: boolean
    privacy_told: boolean
    in_time: Timestamp
    out_time: Timestamp | null
    leave_due: Timestamp
    out_user_id: number | null
    out_user_name: string | null
    person_count: number
    fellow_list: Generated<Json>
    visitor_sign_file_id: number | null
    face_photo_file_id: number | null
    is_backfill: Generated<boolean>
    backfill_reason: string | null
    filed_at: Timestamp | null
    close_reason: string | null
    replaces_id: number | null
    sign_hash: string
    remark: string | null
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    leave_filed_at: Timestamp | null
    leave_received_at: Timestamp | null
    maintain_company_id: number | null
  }
  out_inside_secret: {
    out_inside_id: number
    sealed: string
  }
  payment: {
    id: GeneratedAlways<number>
    pay_no: string
    biz_type: string
    biz_id: number
    agent_id: number
    provider: string
    amount: number
    code_url: string | null
    trade_no: string | null
    paid_amount: number | null
    status: Generated<number>
    expire_time: Timestamp
    pay_time: Timestamp | null
    refund_amount: Generated<number>
    create_time: Timestamp
    member_id: number | null
  }
  payment_notice: {
    id: GeneratedAlways<number>
    provider: string
    verified: boolean
    trade_no: string | null
    pay_no: string | null
    amount: number | null
    body: string
    outcome: string
    payment_id: number | null
    settle_note: string | null
    settle_user_id: number | null
    settle_user_name: string | null
    settle_time: Timestamp | null
    create_time: Timestamp
  }
  payment_refund: {
    id: GeneratedAlways<number>
    payment_id: number
    refund_no: string
    biz_type: string
    biz_id: number
    amount: number
    ask_time: Timestamp
    arrive_time: Timestamp | null
    take_time: Timestamp | null
  }
  performance_evaluation: {
    id: GeneratedAlways<number>
    bill_no: string
    year: number
    subject_type: number
    staff_id: number | null
    escort_company_id: number
    escort_company_name: string
    subject_name: string
    dept_id: number
    dept_name: string
    items: Json
    auto_score: number | null
    manual_score: number | null
    adjust: Generated<number>
    adjust_reason: string | null
    total: number | null
    grade: number | null
    rank_in_branch: number | null
    conclusion: number | null
    calc_time: Timestamp | null
    evaluators: Generated<Json>
    evaluator_names: Generated<string>
    submit_time: Timestamp | null
    sign_hash: string | null
    audit_user_id: number | null
    audit_user_name: string | null
    audit_opinion: string | null
    audit_time: Timestamp | null
    publicity_begin: string | null
    publicity_end: string | null
    appeal: string | null
    appeal_user_id: number | null
    appeal_user_name: string | null
    appeal_time: Timestamp | null
    review: string | null
    review_user_name: string | null
    review_time: Timestamp | null
    subject_sign: Json | null
    effective_time: Timestamp | null
    archive_time: Timestamp | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  permission: {
    permission_id: string
    name_cn: string
    name_hk: string | null
    name_us: string | null
    operations: string[]
    sort: number
  }
  product: {
    id: GeneratedAlways<number>
    product_code: string
    product_name: string
    category_id: number
    model: string
    cover_file_id: number
    image_file_ids: Generated<number[]>
    detail: string | null
    sale_mode: number
    price: number
    agent_price: number
    lease_fee: number | null
    deposit: number | null
    stock: Generated<number>
    reserved: Generated<number>
    has_device_ctrl: Generated<boolean>
    param_schema: Generated<Json>
    warranty_months: Generated<number>
    sort: Generated<number>
    status: Generated<number>
    remark: string | null
    search_text: GeneratedAlways<string>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  product_category: {
    id: GeneratedAlways<number>
    parent_id: number | null
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
  product_consume: {
    id: GeneratedAlways<number>
    product_id: number
    consume_id: number
    qty_per_use: Generated<number>
    required: Generated<boolean>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  rate_hit: {
    bucket: string
    window_start: Timestamp
    hits: number
  }
  recharge_order: {
    id: GeneratedAlways<number>
    bill_no: string
    member_id: number
    agent_id: number
    device_id: number | null
    package_id: number
    package_name: string
    package_type: number
    pay_amount: number
    amount: Generated<number>
    gift_amount: Generated<number>
    times: Generated<number>
    gift_times: Generated<number>
    days: Generated<number>
    valid_days: number
    earned_amount: Generated<number>
    pay_type: number
    trade_no: string | null
    voucher_file_ids: Generated<number[]>
    pay_time: Timestamp | null
    credit_time: Timestamp | null
    expire_time: Timestamp | null
    refund_reason: string | null
    end_time: Timestamp | null
    unused: number | null
    refund_amount: Generated<number>
    gift_reclaimed: Generated<number>
    refund_apply_user_id: number | null
    refund_apply_time: Timestamp | null
    refund_user_id: number | null
    refund_user_name: string | null
    refund_time: Timestamp | null
    wrong_amount: number | null
    wrong_note: string | null
    close_reason: string | null
    operator_id: number | null
    operator_name: string | null
    status: number
    search_text: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  recharge_package: {
    id: GeneratedAlways<number>
    package_name: string
    package_type: number
    price: number
    times: number | null
    days: number | null
    amount: number | null
    gift_amount: Generated<number>
    gift_times: Generated<number>
    product_ids: Generated<number[]>
    valid_days: number
    limit_per_member: number | null
    begin_date: string | null
    end_date: string | null
    sort: Generated<number>
    status: Generated<number>
    remark: string | null
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  record_hold: {
    id: GeneratedAlways<number>
    table_name: string
    record_id: number
    bill_no: string | null
    dept_id: number
    dept_name: string
    reason: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    release_user_id: number | null
    release_user_name: string | null
    release_time: Timestamp | null
  }
  rectification: {
    id: GeneratedAlways<number>
    bill_no: string
    source_type: number
    source_table: string | null
    source_id: number | null
    source_item_id: number | null
    source_no: string | null
    dept_id: number
    dept_name: string
    hazard_level: number
    problem_desc: string
    problem_photos: Generated<number[]>
    require_desc: string | null
    temp_measure: string | null
    deadline: string
    duty_user_id: number | null
    duty_user_name: string | null
    measure: string | null
    result_photos: Generated<number[]>
    start_time: Timestamp | null
    finish_time: Timestamp | null
    finish_user_id: number | null
    finish_user_name: string | null
    close_time: Timestamp | null
    cancel_reason: string | null
    return_count: Generated<number>
    delay_count: Generated<number>
    status: Generated<number>
    search_text: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    escort_company_id: number | null
    escort_company_name: string | null
    category: number | null
    repair_order_id: number | null
    repair_order_no: string | null
  }
  rectify_delay: {
    id: GeneratedAlways<number>
    rectify_id: number
    deadline_before: string
    deadline_wanted: string
    reason: string
    apply_user_id: number
    apply_user_name: string
    apply_time: Timestamp
    granted: boolean | null
    opinion: string | null
    decide_user_id: number | null
    decide_user_name: string | null
    decide_time: Timestamp | null
  }
  rectify_review: {
    id: GeneratedAlways<number>
    rectify_id: number
    round: number
    step: number
    passed: boolean
    opinion: string | null
    reviewer_user_id: number
    reviewer_user_name: string
    review_time: Timestamp
  }
  recycled: {
    id: GeneratedAlways<number>
    table_name: string
    record_id: number
    name: string
    row: Json
    parts: Generated<Json>
    user_id: number
    user_name: string
    create_time: Timestamp
  }
  remind_delivery: {
    id: GeneratedAlways<number>
    msg_id: number
    remind_code: string
    receiver_id: number
    channel: number
    address: Generated<string>
    status: Generated<number>
    attempts: Generated<number>
    next_time: Timestamp
    error: string | null
    create_time: Timestamp
    sent_time: Timestamp | null
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
    wording: Json | null
  }
  repair_case: {
    id: GeneratedAlways<number>
    bill_no: string
    biz_type: Generated<number>
    source: number
    source_table: string | null
    source_id: number | null
    source_no: string | null
    order_type: number
    dept_id: number
    dept_name: string
    equipment_id: number | null
    device_no: string | null
    device_name: string
    device_type: number
    location: string
    fault_type: number
    fault_desc: string
    fault_photos: Generated<number[]>
    urgency: number
    again_reason: string | null
    in_warranty: Generated<boolean>
    contact_name: string
    contact_phone: string
    expect_time: Timestamp | null
    company_id: number | null
    company_name: string | null
    contact_id: number | null
    engineer_name: string | null
    engineer_phone: string | null
    auto_dispatched: Generated<boolean>
    dispatch_time: Timestamp | null
    dispatch_user_id: number | null
    dispatch_user_name: string | null
    dispatch_note: string | null
    respond_due: Timestamp
    arrive_due: Timestamp
    fix_due: Timestamp
    accept_time: Timestamp | null
    accept_user_id: number | null
    arrive_time: Timestamp | null
    fix_time: Timestamp | null
    fix_user_id: number | null
    fix_user_name: string | null
    confirm_time: Timestamp | null
    confirm_user_id: number | null
    confirm_user_name: string | null
    close_time: Timestamp | null
    deal_type: number | null
    fault_reason: string | null
    deal_desc: string | null
    labor_fee: number | null
    total_fee: number | null
    fee_bearer: number | null
    fix_photos: Generated<number[]>
    fee_request_id: number | null
    fee_request_no: string | null
    reject_reason: string | null
    return_reason: string | null
    suspend_kind: number | null
    suspend_reason: string | null
    suspend_time: Timestamp | null
    suspend_minutes: Generated<number>
    rework_count: Generated<number>
    rework_reason: string | null
    escalated_at: Timestamp | null
    cancel_reason: string | null
    auto_confirmed: Generated<boolean>
    auto_closed: Generated<boolean>
    rating_quality: number | null
    rating_attitude: number | null
    rating_speed: number | null
    rating_level: number | null
    rating_note: string | null
    rate_time: Timestamp | null
    request_sign: Json | null
    dispatch_sign: Json | null
    fix_sign: Json | null
    confirm_sign: Json | null
    request_hash: string | null
    sign_hash: string | null
    status: number
    holds_device: GeneratedAlways<boolean>
    search_text: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    fee_approved: number | null
    device_id: number | null
    member_id: number | null
    agent_id: number | null
    replace_device_id: number | null
    ship_no: string | null
    pay_order_id: number | null
  }
  repair_flow: {
    id: GeneratedAlways<number>
    order_id: number
    action: string
    from_status: number | null
    to_status: number
    user_id: number | null
    user_name: string | null
    role_code: string | null
    note: string | null
    file_ids: Generated<number[]>
    create_time: Timestamp
  }
  repair_order: {
    id: GeneratedAlways<number>
    bill_no: string
    biz_type: Generated<number>
    source: number
    source_table: string | null
    source_id: number | null
    source_no: string | null
    order_type: number
    dept_id: number
    dept_name: string
    equipment_id: number | null
    device_no: string | null
    device_name: string
    device_type: number
    location: string
    fault_type: number
    fault_desc: string
    fault_photos: Generated<number[]>
    urgency: number
    again_reason: string | null
    in_warranty: Generated<boolean>
    contact_name: string
    contact_phone: string
    expect_time: Timestamp | null
    company_id: number | null
    company_name: string | null
    contact_id: number | null
    engineer_name: string | null
    engineer_phone: string | null
    auto_dispatched: Generated<boolean>
    dispatch_time: Timestamp | null
    dispatch_user_id: number | null
    dispatch_user_name: string | null
    dispatch_note: string | null
    respond_due: Timestamp
    arrive_due: Timestamp
    fix_due: Timestamp
    accept_time: Timestamp | null
    accept_user_id: number | null
    arrive_time: Timestamp | null
    fix_time: Timestamp | null
    fix_user_id: number | null
    fix_user_name: string | null
    confirm_time: Timestamp | null
    confirm_user_id: number | null
    confirm_user_name: string | null
    close_time: Timestamp | null
    deal_type: number | null
    fault_reason: string | null
    deal_desc: string | null
    labor_fee: number | null
    total_fee: number | null
    fee_bearer: number | null
    fix_photos: Generated<number[]>
    fee_request_id: number | null
    fee_request_no: string | null
    reject_reason: string | null
    return_reason: string | null
    suspend_kind: number | null
    suspend_reason: string | null
    suspend_time: Timestamp | null
    suspend_minutes: Generated<number>
    rework_count: Generated<number>
    rework_reason: string | null
    escalated_at: Timestamp | null
    cancel_reason: string | null
    auto_confirmed: Generated<boolean>
    auto_closed: Generated<boolean>
    rating_quality: number | null
    rating_attitude: number | null
    rating_speed: number | null
    rating_level: number | null
    rating_note: string | null
    rate_time: Timestamp | null
    request_sign: Json | null
    dispatch_sign: Json | null
    fix_sign: Json | null
    confirm_sign: Json | null
    request_hash: string | null
    sign_hash: string | null
    status: number
    holds_device: GeneratedAlways<boolean>
    search_text: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    fee_approved: number | null
    device_id: number | null
    member_id: number | null
    agent_id: number | null
    replace_device_id: number | null
    ship_no: string | null
    pay_order_id: number | null
  }
  repair_part: {
    id: GeneratedAlways<number>
    order_id: number
    seq: number
    name: string
    spec: string | null
    qty: number
    price: number
    under_warranty: boolean
  }
  report_file: {
    id: GeneratedAlways<number>
    archive_no: string | null
    category: number
    title: string
    period_key: string
    year: GeneratedAlways<number>
    dept_id: number
    dept_name: string
    source_table: string | null
    source_id: number | null
    source_no: string | null
    file_id: number | null
    file_name: string
    file_size: number
    file_hash: string
    page_count: number | null
    pdf_generated: Generated<boolean>
    secret_level: Generated<number>
    archive_time: Timestamp | null
    archive_user_id: number | null
    archive_user_name: string | null
    retention_years: number | null
    expire_date: string | null
    status: Generated<number>
    hold_reason: string | null
    hold_user_id: number | null
    hold_user_name: string | null
    hold_time: Timestamp | null
    destroy_no: string | null
    destroy_bill_no: string | null
    destroy_time: Timestamp | null
    search_text: string
    create_user_id: number | null
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  report_loan: {
    id: GeneratedAlways<number>
    report_file_id: number
    borrower_user_id: number
    borrower_user_name: string
    purpose: string
    due_date: string
    lend_time: Timestamp
    lend_user_id: number
    lend_user_name: string
    return_time: Timestamp | null
    return_user_id: number | null
    return_user_name: string | null
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
  saved_view: {
    id: GeneratedAlways<number>
    list: string
    name: string
    query: string
    columns: Json | null
    user_id: number
    role_id: number | null
    dept_id: number | null
    create_time: Timestamp
    update_time: Timestamp
    version: Generated<number>
  }
  saved_view_default: {
    user_id: number
    list: string
    view_id: number
  }
  scene_check: {
    id: Generated<number>
    scene: Generated<number>
    bill_no: string | null
    period_key: string
    dept_id: number
    dept_name: string
    check_dept_id: number
    check_dept_name: string
    check_date: string
    inspectors: Generated<Json>
    inspector_names: Generated<string>
    total_items: Generated<number>
    abnormal_count: Generated<number>
    rectify_count: Generated<number>
    rectify_closed: Generated<number>
    score: Generated<number>
    full_score: Generated<number>
    grade: number | null
    main_problems: string | null
    opinions: string | null
    photos: Generated<number[]>
    cert_shown: string | null
    duty_log: number | null
    alarm_test: number | null
    alarm_seconds: number | null
    guards: Generated<Json>
    equipment: Generated<Json>
    questions: Generated<Json>
    guard_staff_id: number | null
    guard_staff_name: string | null
    guard_sign: Json | null
    hydrant_count: number | null
    smoke_test: number | null
    light_minutes: number | null
    exit_signs_ok: Generated<boolean>
    power_off_ok: Generated<boolean>
    fire_lane_ok: Generated<boolean>
    in_decoration: Generated<boolean>
    fire_files_ok: Generated<boolean>
    last_maint_date: string | null
    maint_company: string | null
    extinguishers: Generated<Json>
    objection: string | null
    submit_time: Timestamp | null
    leader_user_id: number | null
    leader_user_name: string | null
    leader_sign: Json | null
    confirm_time: Timestamp | null
    void_reason: string | null
    sign_hash: string | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    filed_at: Timestamp | null
  }
  schema_migration: {
    name: string
    hash: string
    applied_time: Generated<Timestamp>
  }
  security_check: {
    id: GeneratedAlways<number>
    bill_no: string | null
    biz_date: string
    dept_id: number
    dept_name: string
    session: number
    status: Generated<number>
    check_time: Timestamp | null
    weather: string | null
    guard_staff_id: number | null
    guard_staff_name: string | null
    checker_user_id: number | null
    checker_user_name: string | null
    checker_sign: Json | null
    second_checker_user_id: number | null
    second_checker_user_name: string | null
    second_checker_sign: Json | null
    disarm_time: string | null
    arm_time: string | null
    total_items: Generated<number>
    abnormal_count: Generated<number>
    rectify_count: Generated<number>
    rectify_closed: Generated<number>
    overall_result: number | null
    deadline: Timestamp | null
    received_at: Timestamp | null
    filed_at: Timestamp | null
    is_overdue: Generated<boolean>
    is_backfill: Generated<boolean>
    backfill_reason: string | null
    leader_user_id: number | null
    leader_user_name: string | null
    leader_sign: Json | null
    revoke_reason: string | null
    replaces_id: number | null
    sign_hash: string | null
    remark: string | null
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  security_item: {
    id: Generated<number>
    scene: Generated<number>
    bill_no: string | null
    period_key: string
    dept_id: number
    dept_name: string
    check_dept_id: number
    check_dept_name: string
    check_date: string
    inspectors: Generated<Json>
    inspector_names: Generated<string>
    total_items: Generated<number>
    abnormal_count: Generated<number>
    rectify_count: Generated<number>
    rectify_closed: Generated<number>
    score: Generated<number>
    full_score: Generated<number>
    grade: number | null
    main_problems: string | null
    opinions: string | null
    photos: Generated<number[]>
    cert_shown: string | null
    duty_log: number | null
    alarm_test: number | null
    alarm_seconds: number | null
    guards: Generated<Json>
    equipment: Generated<Json>
    questions: Generated<Json>
    guard_staff_id: number | null
    guard_staff_name: string | null
    guard_sign: Json | null
    hydrant_count: number | null
    smoke_test: number | null
    light_minutes: number | null
    exit_signs_ok: Generated<boolean>
    power_off_ok: Generated<boolean>
    fire_lane_ok: Generated<boolean>
    in_decoration: Generated<boolean>
    fire_files_ok: Generated<boolean>
    last_maint_date: string | null
    maint_company: string | null
    extinguishers: Generated<Json>
    objection: string | null
    submit_time: Timestamp | null
    leader_user_id: number | null
    leader_user_name: string | null
    leader_sign: Json | null
    confirm_time: Timestamp | null
    void_reason: string | null
    sign_hash: string | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    filed_at: Timestamp | null
  }
  security_result: {
    id: GeneratedAlways<number>
    check_id: number
    item_id: number
    item_code: string
    category: number
    content: string
    standard: string | null
    result_type: number
    full_score: number
    need_photo: number
    hazard_level: number
    sort: number
    result: number | null
    value_num: number | null
    value_text: string | null
    score: number | null
    problem_desc: string | null
    photos: Generated<number[]>
    rectify_id: number | null
    recovered_note: string | null
    value_unit: string | null
    min_value: number | null
    max_value: number | null
    known_by: number | null
    known_devices: Generated<number[]>
    known_count: number | null
    known_reason: string | null
  }
  self_check: {
    id: Generated<number>
    scene: Generated<number>
    bill_no: string | null
    period_key: string
    dept_id: number
    dept_name: string
    check_dept_id: number
    check_dept_name: string
    check_date: string
    inspectors: Generated<Json>
    inspector_names: Generated<string>
    total_items: Generated<number>
    abnormal_count: Generated<number>
    rectify_count: Generated<number>
    rectify_closed: Generated<number>
    score: Generated<number>
    full_score: Generated<number>
    grade: number | null
    main_problems: string | null
    opinions: string | null
    photos: Generated<number[]>
    cert_shown: string | null
    duty_log: number | null
    alarm_test: number | null
    alarm_seconds: number | null
    guards: Generated<Json>
    equipment: Generated<Json>
    questions: Generated<Json>
    guard_staff_id: number | null
    guard_staff_name: string | null
    guard_sign: Json | null
    hydrant_count: number | null
    smoke_test: number | null
    light_minutes: number | null
    exit_signs_ok: Generated<boolean>
    power_off_ok: Generated<boolean>
    fire_lane_ok: Generated<boolean>
    in_decoration: Generated<boolean>
    fire_files_ok: Generated<boolean>
    last_maint_date: string | null
    maint_company: string | null
    extinguishers: Generated<Json>
    objection: string | null
    submit_time: Timestamp | null
    leader_user_id: number | null
    leader_user_name: string | null
    leader_sign: Json | null
    confirm_time: Timestamp | null
    void_reason: string | null
    sign_hash: string | null
    status: Generated<number>
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    filed_at: Timestamp | null
  }
  selfcheck_column: {
    id: GeneratedAlways<number>
    column_key: string
    title_cn: string
    title_hk: string | null
    title_us: string | null
    group_cn: string | null
    group_hk: string | null
    group_us: string | null
    source_type: number
    source_expr: Generated<Json>
    data_type: number
    width: Generated<number>
    align: Generated<number>
    warn_rule: Generated<Json>
    sort: Generated<number>
    visible: Generated<boolean>
    exported: Generated<boolean>
    owner_dept_id: number | null
    status: Generated<number>
    create_user_id: number | null
    create_user_name: string | null
    create_time: Generated<Timestamp>
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
  }
  selfcheck_value: {
    id: GeneratedAlways<number>
    dept_id: number
    period_key: string
    column_id: number
    value: string | null
    fill_user_id: number
    fill_user_name: string
    fill_time: Timestamp
    version: Generated<number>
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
    proved_time: Timestamp | null
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
    source: string
    spent: Generated<boolean>
    create_time: Timestamp
    known: Generated<boolean>
  }
  sign_in_lock: {
    name_key: string
    source: Generated<string>
    until: Timestamp
  }
  stat_change: {
    id: GeneratedAlways<number>
    dept_id: number
    stat_date: string
  }
  stat_daily: {
    dept_id: number
    stat_date: string
    task_code: string
    total: Generated<number>
    done: Generated<number>
    done_late: Generated<number>
    overdue: Generated<number>
    open: Generated<number>
    exempt: Generated<number>
    abnormal: Generated<number>
    rectify_total: Generated<number>
    rectify_closed: Generated<number>
    runs: Generated<number>
    runs_punctual: Generated<number>
    handed: Generated<number>
    handed_consistent: Generated<number>
  }
  stat_rollup: {
    only_row: Generated<boolean>
    run_time: Timestamp
  }
  storage_use: {
    part: string
    bytes: number
    measure_time: Timestamp
  }
  sys_contact: {
    id: GeneratedAlways<number>
    name: string
    dept_id: number
    dept_name: string
    post: string | null
    phone: string | null
    tel: string | null
    short_no: string | null
    email: string | null
    contact_group: number
    is_emergency: Generated<boolean>
    sort: Generated<number>
    visible_type: Generated<number>
    visible_dept_ids: Generated<number[]>
    for_outsiders: Generated<boolean>
    status: Generated<number>
    remark: string | null
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
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
    in_book: Generated<boolean>
    name_pinyin: Generated<string>
  }
  task_assignment: {
    id: GeneratedAlways<number>
    task_code: string
    period_key: string
    biz_date: string
    dept_id: number
    dept_name: string
    deadline: Timestamp
    duty_user_id: number | null
    duty_user_name: string | null
    status: Generated<number>
    finish_time: Timestamp | null
    biz_table: string | null
    biz_id: number | null
    overdue_minutes: number | null
    remind_count: Generated<number>
    exempt_reason: string | null
    exempt_user_id: number | null
    exempt_user_name: string | null
    search_text: string
    create_time: Timestamp
    update_time: Timestamp | null
    version: Generated<number>
    awaits: string | null
    period_type: Generated<number>
  }
  task_type: {
    id: GeneratedAlways<number>
    task_code: string
    name_cn: string
    name_hk: string
    name_us: string
    period_type: number
    dept_types: number[]
    deadline_rule: string
    remind_rule: Generated<Json>
    page_path: string
    required: Generated<boolean>
    sort: number
    status: number
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    dept_filter: string | null
    owed_by: Generated<string>
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
    made: Generated<Json>
    reason: Json | null
  }
  trade_order: {
    id: GeneratedAlways<number>
    bill_no: string
    order_type: number
    buyer_type: number
    buyer_id: number
    buyer_name: string
    agent_id: number
    member_id: number | null
    contact_name: string | null
    phone: string | null
    address: string | null
    goods_amount: Generated<number>
    discount_amount: Generated<number>
    freight: Generated<number>
    total_amount: GeneratedAlways<number>
    paid_amount: Generated<number>
    refund_amount: Generated<number>
    pay_type: number | null
    pay_voucher_file_ids: Generated<number[]>
    pay_time: Timestamp | null
    pay_trade_no: string | null
    pay_user_id: number | null
    pay_user_name: string | null
    submit_time: Timestamp | null
    submit_user_id: number | null
    audit_user_id: number | null
    audit_user_name: string | null
    audit_time: Timestamp | null
    audit_opinion: string | null
    deliver_time: Timestamp | null
    receive_time: Timestamp | null
    auto_received: Generated<boolean>
    cancel_reason: string | null
    cancel_time: Timestamp | null
    refund_reason: string | null
    refund_apply_user_id: number | null
    refund_user_id: number | null
    refund_user_name: string | null
    refund_time: Timestamp | null
    invoice_type: number | null
    invoice_title: string | null
    invoice_tax_no: string | null
    invoice_no: string | null
    repair_order_id: number | null
    status: Generated<number>
    remark: string | null
    search_text: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    edit_user_id: number | null
  }
  trade_repair: {
    id: GeneratedAlways<number>
    bill_no: string
    biz_type: Generated<number>
    source: number
    source_table: string | null
    source_id: number | null
    source_no: string | null
    order_type: number
    dept_id: number
    dept_name: string
    equipment_id: number | null
    device_no: string | null
    device_name: string
    device_type: number
    location: string
    fault_type: number
    fault_desc: string
    fault_photos: Generated<number[]>
    urgency: number
    again_reason: string | null
    in_warranty: Generated<boolean>
    contact_name: string
    contact_phone: string
    expect_time: Timestamp | null
    company_id: number | null
    company_name: string | null
    contact_id: number | null
    engineer_name: string | null
    engineer_phone: string | null
    auto_dispatched: Generated<boolean>
    dispatch_time: Timestamp | null
    dispatch_user_id: number | null
    dispatch_user_name: string | null
    dispatch_note: string | null
    respond_due: Timestamp
    arrive_due: Timestamp
    fix_due: Timestamp
    accept_time: Timestamp | null
    accept_user_id: number | null
    arrive_time: Timestamp | null
    fix_time: Timestamp | null
    fix_user_id: number | null
    fix_user_name: string | null
    confirm_time: Timestamp | null
    confirm_user_id: number | null
    confirm_user_name: string | null
    close_time: Timestamp | null
    deal_type: number | null
    fault_reason: string | null
    deal_desc: string | null
    labor_fee: number | null
    total_fee: number | null
    fee_bearer: number | null
    fix_photos: Generated<number[]>
    fee_request_id: number | null
    fee_request_no: string | null
    reject_reason: string | null
    return_reason: string | null
    suspend_kind: number | null
    suspend_reason: string | null
    suspend_time: Timestamp | null
    suspend_minutes: Generated<number>
    rework_count: Generated<number>
    rework_reason: string | null
    escalated_at: Timestamp | null
    cancel_reason: string | null
    auto_confirmed: Generated<boolean>
    auto_closed: Generated<boolean>
    rating_quality: number | null
    rating_attitude: number | null
    rating_speed: number | null
    rating_level: number | null
    rating_note: string | null
    rate_time: Timestamp | null
    request_sign: Json | null
    dispatch_sign: Json | null
    fix_sign: Json | null
    confirm_sign: Json | null
    request_hash: string | null
    sign_hash: string | null
    status: number
    holds_device: GeneratedAlways<boolean>
    search_text: string
    create_user_id: number | null
    create_user_name: string | null
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    fee_approved: number | null
    device_id: number | null
    member_id: number | null
    agent_id: number | null
    replace_device_id: number | null
    ship_no: string | null
    pay_order_id: number | null
  }
  undrawn_paper: {
    source_table: string
    source_id: number
    tries: Generated<number>
    last_time: Timestamp
  }
  use_day: {
    day: string
    agent_id: number | null
    product_id: number
    city_code: string | null
    done: Generated<number>
    interrupted: Generated<number>
    failed: Generated<number>
    fee: Generated<number>
  }
  use_log: {
    id: GeneratedAlways<number>
    device_id: number
    device_no: string
    product_id: number
    member_id: number | null
    agent_id: number | null
    start_time: Timestamp
    end_time: Timestamp
    duration_s: GeneratedAlways<number>
    use_type: number
    qty: Generated<number>
    fee: Generated<number>
    pay_from: Generated<number>
    fee_gift: Generated<number>
    consume_id: number | null
    consume_qty: Generated<number>
    result: number
    error_code: string | null
    terminal_seq: number
    lng: number | null
    lat: number | null
    reported_time: Timestamp
    is_late: GeneratedAlways<boolean>
    city_code: string | null
  }
  use_month: {
    month: string
    device_id: number
    agent_id: number | null
    member_id: number | null
    uses: Generated<number>
    failed: Generated<number>
    fee: Generated<number>
    duration_s: Generated<number>
    consume_qty: Generated<number>
  }
  use_seq: {
    device_id: number
    terminal_seq: number
    use_id: number
    start_time: Timestamp
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
  video_access: {
    id: GeneratedAlways<number>
    bill_no: string | null
    biz_date: string
    dept_id: number
    dept_name: string
    status: number
    applicant_type: number
    applicant_name: string
    applicant_unit: string
    cert_type: number
    cert_mask: string | null
    phone_mask: string | null
    personal_digest: string | null
    fellow_names: string | null
    legal_doc_type: number | null
    legal_doc_no: string | null
    legal_doc_file_ids: Generated<number[]>
    video_reason: number
    reason: string
    oa_examine_id: number | null
    oa_examine_no: string | null
    location: number
    camera_list: Json
    video_begin: Timestamp
    video_end: Timestamp
    access_mode: number
    submit_time: Timestamp | null
    operator_user_id: number | null
    operator_user_name: string | null
    operator_sign: Json | null
    supervisor_user_id: number | null
    supervisor_user_name: string | null
    supervisor_sign: Json | null
    access_begin: Timestamp | null
    access_end: Timestamp | null
    result: string | null
    copy_media: number | null
    media_no: string | null
    file_count: number | null
    file_hash: string | null
    receiver_sign_file_id: number | null
    return_due: string | null
    return_time: Timestamp | null
    return_user_id: number | null
    return_user_name: string | null
    close_reason: string | null
    sign_hash: string | null
    remark: string | null
    search_text: string
    create_user_id: number
    create_user_name: string
    create_time: Timestamp
    update_user_id: number | null
    update_time: Timestamp | null
    version: Generated<number>
    filed_at: Timestamp | null
  }
  video_access_secret: {
    video_access_id: number
    sealed: string
  }
}
