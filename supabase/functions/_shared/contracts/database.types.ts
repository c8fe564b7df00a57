
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "application_comments": {
                  Row: {
                    "application_id": string,"audience": Database["public"]['Enums']["comment_audience"],"author_id": string | null,"body": string,"created_at": string,"from_applicant": boolean,"id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "application_id": string,"audience": Database["public"]['Enums']["comment_audience"],"author_id"?: string | null,"body": string,"created_at"?: string,"from_applicant"?: boolean,"id"?: string
                  }
                  Update: {
                    "application_id"?: string,"audience"?: Database["public"]['Enums']["comment_audience"],"author_id"?: string | null,"body"?: string,"created_at"?: string,"from_applicant"?: boolean,"id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "application_comments_application_id_fkey"
      columns: ["application_id"]
isOneToOne: false
      referencedRelation: "applications"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "application_comments_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"application_events": {
                  Row: {
                    "actor_id": string | null,"application_id": string,"created_at": string,"data": NonNullable<Json>,"id": string,"kind": string,"shown_to_applicant": boolean,"staff_data": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id"?: string | null,"application_id": string,"created_at"?: string,"data"?: NonNullable<Json>,"id"?: string,"kind": string,"shown_to_applicant"?: boolean,"staff_data"?: NonNullable<Json>
                  }
                  Update: {
                    "actor_id"?: string | null,"application_id"?: string,"created_at"?: string,"data"?: NonNullable<Json>,"id"?: string,"kind"?: string,"shown_to_applicant"?: boolean,"staff_data"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "application_events_actor_id_fkey"
      columns: ["actor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "application_events_application_id_fkey"
      columns: ["application_id"]
isOneToOne: false
      referencedRelation: "applications"
      referencedColumns: ["id"]
    }
                  ]
                },"application_files": {
                  Row: {
                    "application_id": string,"created_at": string,"created_by": string | null,"field_key": string,"id": string,"mime": string,"name": string,"path": string,"size": number,"state": Database["public"]['Enums']["file_state"],"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "application_id": string,"created_at"?: string,"created_by"?: string | null,"field_key": string,"id"?: string,"mime": string,"name": string,"path": string,"size": number,"state"?: Database["public"]['Enums']["file_state"],"updated_at"?: string
                  }
                  Update: {
                    "application_id"?: string,"created_at"?: string,"created_by"?: string | null,"field_key"?: string,"id"?: string,"mime"?: string,"name"?: string,"path"?: string,"size"?: number,"state"?: Database["public"]['Enums']["file_state"],"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "application_files_application_id_fkey"
      columns: ["application_id"]
isOneToOne: false
      referencedRelation: "applications"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "application_files_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"applications": {
                  Row: {
                    "answers": NonNullable<Json>,"applicant_id": string,"applicant_type": Database["public"]['Enums']["applicant_type"],"call_id": string,"country": string | null,"created_at": string,"decided_at": string | null,"form_version_id": string,"id": string,"public_label": Database["public"]['Enums']["public_label"],"reference": string | null,"released_at": string | null,"reopened_sections": (string)[],"saved_at": string,"search_text": string,"sectors": (string)[],"status": Database["public"]['Enums']["application_status"],"submitted_at": string | null,"title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "answers"?: NonNullable<Json>,"applicant_id": string,"applicant_type": Database["public"]['Enums']["applicant_type"],"call_id": string,"country"?: string | null,"created_at"?: string,"decided_at"?: string | null,"form_version_id": string,"id"?: string,"public_label"?: Database["public"]['Enums']["public_label"],"reference"?: string | null,"released_at"?: string | null,"reopened_sections"?: (string)[],"saved_at"?: string,"search_text"?: string,"sectors"?: (string)[],"status"?: Database["public"]['Enums']["application_status"],"submitted_at"?: string | null,"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "answers"?: NonNullable<Json>,"applicant_id"?: string,"applicant_type"?: Database["public"]['Enums']["applicant_type"],"call_id"?: string,"country"?: string | null,"created_at"?: string,"decided_at"?: string | null,"form_version_id"?: string,"id"?: string,"public_label"?: Database["public"]['Enums']["public_label"],"reference"?: string | null,"released_at"?: string | null,"reopened_sections"?: (string)[],"saved_at"?: string,"search_text"?: string,"sectors"?: (string)[],"status"?: Database["public"]['Enums']["application_status"],"submitted_at"?: string | null,"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "applications_applicant_id_fkey"
      columns: ["applicant_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "applications_call_id_fkey"
      columns: ["call_id"]
isOneToOne: false
      referencedRelation: "calls"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "applications_form_version_id_fkey"
      columns: ["form_version_id"]
isOneToOne: false
      referencedRelation: "form_versions"
      referencedColumns: ["id"]
    }
                  ]
                },"audit_log": {
                  Row: {
                    "action": string,"actor_id": string | null,"created_at": string,"data": NonNullable<Json>,"id": string,"subject_id": string | null,"subject_type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_id"?: string | null,"created_at"?: string,"data"?: NonNullable<Json>,"id"?: string,"subject_id"?: string | null,"subject_type": string
                  }
                  Update: {
                    "action"?: string,"actor_id"?: string | null,"created_at"?: string,"data"?: NonNullable<Json>,"id"?: string,"subject_id"?: string | null,"subject_type"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "audit_log_actor_id_fkey"
      columns: ["actor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"calls": {
                  Row: {
                    "applicant_type": Database["public"]['Enums']["applicant_type"],"capacity": number | null,"closes_at": string | null,"created_at": string,"description": string,"evergreen": boolean,"form_version_id": string,"id": string,"opens_at": string,"published_at": string | null,"slug": string,"summary": string,"time_zone": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "applicant_type": Database["public"]['Enums']["applicant_type"],"capacity"?: number | null,"closes_at"?: string | null,"created_at"?: string,"description"?: string,"evergreen"?: boolean,"form_version_id": string,"id"?: string,"opens_at"?: string,"published_at"?: string | null,"slug": string,"summary"?: string,"time_zone"?: string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "applicant_type"?: Database["public"]['Enums']["applicant_type"],"capacity"?: number | null,"closes_at"?: string | null,"created_at"?: string,"description"?: string,"evergreen"?: boolean,"form_version_id"?: string,"id"?: string,"opens_at"?: string,"published_at"?: string | null,"slug"?: string,"summary"?: string,"time_zone"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "calls_form_version_id_fkey"
      columns: ["form_version_id"]
isOneToOne: false
      referencedRelation: "form_versions"
      referencedColumns: ["id"]
    }
                  ]
                },"challenges": {
                  Row: {
                    "body": string,"call_id": string | null,"closes_at": string | null,"countries": (string)[],"created_at": string,"created_by": string | null,"first_published_at": string | null,"id": string,"image": Json | null,"opens_at": string,"partner_kind": string,"partner_name": string,"published_at": string | null,"reward": string,"search_text": string,"sectors": (string)[],"slug": string,"state": Database["public"]['Enums']["content_state"],"summary": string,"time_zone": string,"title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: string,"call_id"?: string | null,"closes_at"?: string | null,"countries"?: (string)[],"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"image"?: Json | null,"opens_at"?: string,"partner_kind": string,"partner_name": string,"published_at"?: string | null,"reward"?: string,"search_text"?: string,"sectors"?: (string)[],"slug": string,"state"?: Database["public"]['Enums']["content_state"],"summary"?: string,"time_zone"?: string,"title": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "body"?: string,"call_id"?: string | null,"closes_at"?: string | null,"countries"?: (string)[],"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"image"?: Json | null,"opens_at"?: string,"partner_kind"?: string,"partner_name"?: string,"published_at"?: string | null,"reward"?: string,"search_text"?: string,"sectors"?: (string)[],"slug"?: string,"state"?: Database["public"]['Enums']["content_state"],"summary"?: string,"time_zone"?: string,"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "challenges_call_id_fkey"
      columns: ["call_id"]
isOneToOne: false
      referencedRelation: "calls"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "challenges_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_messages": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"message": string,"name": string,"organisation": string | null,"preview": string,"reference": string,"search_text": string,"settled_at": string | null,"settled_by": string | null,"subject": string,"topic": Database["public"]['Enums']["contact_topic"],"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email": string,"id"?: string,"message": string,"name": string,"organisation"?: string | null,"preview"?: string,"reference"?: string,"search_text"?: string,"settled_at"?: string | null,"settled_by"?: string | null,"subject"?: string,"topic"?: Database["public"]['Enums']["contact_topic"],"user_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"message"?: string,"name"?: string,"organisation"?: string | null,"preview"?: string,"reference"?: string,"search_text"?: string,"settled_at"?: string | null,"settled_by"?: string | null,"subject"?: string,"topic"?: Database["public"]['Enums']["contact_topic"],"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_messages_settled_by_fkey"
      columns: ["settled_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"decision_messages": {
                  Row: {
                    "application_id": string,"approved_by": string | null,"author_id": string | null,"created_at": string,"id": string,"message": string,"outcome": Database["public"]['Enums']["decision_outcome"],"released_at": string | null,"state": Database["public"]['Enums']["decision_state"],"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "application_id": string,"approved_by"?: string | null,"author_id"?: string | null,"created_at"?: string,"id"?: string,"message": string,"outcome": Database["public"]['Enums']["decision_outcome"],"released_at"?: string | null,"state"?: Database["public"]['Enums']["decision_state"],"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "application_id"?: string,"approved_by"?: string | null,"author_id"?: string | null,"created_at"?: string,"id"?: string,"message"?: string,"outcome"?: Database["public"]['Enums']["decision_outcome"],"released_at"?: string | null,"state"?: Database["public"]['Enums']["decision_state"],"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "decision_messages_application_id_fkey"
      columns: ["application_id"]
isOneToOne: false
      referencedRelation: "applications"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "decision_messages_approved_by_fkey"
      columns: ["approved_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "decision_messages_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"faqs": {
                  Row: {
                    "answer": string,"audience": (Database["public"]['Enums']["applicant_type"])[],"created_at": string,"created_by": string | null,"first_published_at": string | null,"id": string,"position": number,"published_at": string | null,"question": string,"search_text": string,"slug": string,"state": Database["public"]['Enums']["content_state"],"topic": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: string,"audience"?: (Database["public"]['Enums']["applicant_type"])[],"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"position"?: number,"published_at"?: string | null,"question": string,"search_text"?: string,"slug": string,"state"?: Database["public"]['Enums']["content_state"],"topic": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "answer"?: string,"audience"?: (Database["public"]['Enums']["applicant_type"])[],"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"position"?: number,"published_at"?: string | null,"question"?: string,"search_text"?: string,"slug"?: string,"state"?: Database["public"]['Enums']["content_state"],"topic"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "faqs_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"feedback": {
                  Row: {
                    "category": Database["public"]['Enums']["feedback_category"],"created_at": string,"email": string,"id": string,"message": string,"name": string | null,"preview": string,"rating": number | null,"reference": string,"search_text": string,"settled_at": string | null,"settled_by": string | null,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "category"?: Database["public"]['Enums']["feedback_category"],"created_at"?: string,"email": string,"id"?: string,"message": string,"name"?: string | null,"preview"?: string,"rating"?: number | null,"reference"?: string,"search_text"?: string,"settled_at"?: string | null,"settled_by"?: string | null,"user_id"?: string | null
                  }
                  Update: {
                    "category"?: Database["public"]['Enums']["feedback_category"],"created_at"?: string,"email"?: string,"id"?: string,"message"?: string,"name"?: string | null,"preview"?: string,"rating"?: number | null,"reference"?: string,"search_text"?: string,"settled_at"?: string | null,"settled_by"?: string | null,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "feedback_settled_by_fkey"
      columns: ["settled_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"form_versions": {
                  Row: {
                    "created_at": string,"definition": NonNullable<Json>,"form_id": string,"id": string,"number": number,"published_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"definition": NonNullable<Json>,"form_id": string,"id"?: string,"number": number,"published_at"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"definition"?: NonNullable<Json>,"form_id"?: string,"id"?: string,"number"?: number,"published_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "form_versions_form_id_fkey"
      columns: ["form_id"]
isOneToOne: false
      referencedRelation: "forms"
      referencedColumns: ["id"]
    }
                  ]
                },"forms": {
                  Row: {
                    "applicant_type": Database["public"]['Enums']["applicant_type"],"created_at": string,"id": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "applicant_type": Database["public"]['Enums']["applicant_type"],"created_at"?: string,"id"?: string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "applicant_type"?: Database["public"]['Enums']["applicant_type"],"created_at"?: string,"id"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"newsletter_subscribers": {
                  Row: {
                    "asked_at": string,"asked_times": number,"confirmed_at": string | null,"created_at": string,"email": string,"id": string,"left_at": string | null,"source": string,"state": Database["public"]['Enums']["newsletter_state"],"token_hash": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "asked_at"?: string,"asked_times"?: number,"confirmed_at"?: string | null,"created_at"?: string,"email": string,"id"?: string,"left_at"?: string | null,"source"?: string,"state"?: Database["public"]['Enums']["newsletter_state"],"token_hash"?: string | null
                  }
                  Update: {
                    "asked_at"?: string,"asked_times"?: number,"confirmed_at"?: string | null,"created_at"?: string,"email"?: string,"id"?: string,"left_at"?: string | null,"source"?: string,"state"?: Database["public"]['Enums']["newsletter_state"],"token_hash"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"notification_preferences": {
                  Row: {
                    "created_at": string,"email": Database["public"]['Enums']["email_choice"],"in_app": boolean,"kind": Database["public"]['Enums']["notification_kind"],"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email": Database["public"]['Enums']["email_choice"],"in_app": boolean,"kind": Database["public"]['Enums']["notification_kind"],"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"email"?: Database["public"]['Enums']["email_choice"],"in_app"?: boolean,"kind"?: Database["public"]['Enums']["notification_kind"],"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notification_preferences_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"notifications": {
                  Row: {
                    "body": string,"created_at": string,"id": string,"kind": string,"link": string | null,"read_at": string | null,"title": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: string,"created_at"?: string,"id"?: string,"kind": string,"link"?: string | null,"read_at"?: string | null,"title": string,"user_id": string
                  }
                  Update: {
                    "body"?: string,"created_at"?: string,"id"?: string,"kind"?: string,"link"?: string | null,"read_at"?: string | null,"title"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notifications_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"openings": {
                  Row: {
                    "apply_to": string | null,"body": string,"city": string,"closes_at": string | null,"contract": string,"country": string | null,"created_at": string,"created_by": string | null,"first_published_at": string | null,"id": string,"organisation_id": string | null,"pay": string,"published_at": string | null,"search_text": string,"slug": string,"state": Database["public"]['Enums']["content_state"],"summary": string,"title": string,"updated_at": string,"version": number,"workplace": string
                  }
                  ComputedFields: never
                  Insert: {
                    "apply_to"?: string | null,"body"?: string,"city"?: string,"closes_at"?: string | null,"contract"?: string,"country"?: string | null,"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"organisation_id"?: string | null,"pay"?: string,"published_at"?: string | null,"search_text"?: string,"slug": string,"state"?: Database["public"]['Enums']["content_state"],"summary"?: string,"title": string,"updated_at"?: string,"version"?: number,"workplace"?: string
                  }
                  Update: {
                    "apply_to"?: string | null,"body"?: string,"city"?: string,"closes_at"?: string | null,"contract"?: string,"country"?: string | null,"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"organisation_id"?: string | null,"pay"?: string,"published_at"?: string | null,"search_text"?: string,"slug"?: string,"state"?: Database["public"]['Enums']["content_state"],"summary"?: string,"title"?: string,"updated_at"?: string,"version"?: number,"workplace"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "openings_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "openings_organisation_id_fkey"
      columns: ["organisation_id"]
isOneToOne: false
      referencedRelation: "organisations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "openings_organisation_id_fkey"
      columns: ["organisation_id"]
isOneToOne: false
      referencedRelation: "portfolio"
      referencedColumns: ["id"]
    }
                  ]
                },"organisation_members": {
                  Row: {
                    "created_at": string,"organisation_id": string,"role": Database["public"]['Enums']["organisation_role"],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"organisation_id": string,"role"?: Database["public"]['Enums']["organisation_role"],"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"organisation_id"?: string,"role"?: Database["public"]['Enums']["organisation_role"],"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "organisation_members_organisation_id_fkey"
      columns: ["organisation_id"]
isOneToOne: false
      referencedRelation: "organisations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "organisation_members_organisation_id_fkey"
      columns: ["organisation_id"]
isOneToOne: false
      referencedRelation: "portfolio"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "organisation_members_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"organisations": {
                  Row: {
                    "application_id": string | null,"city": string,"cohort": string,"consented_at": string | null,"consented_by": string | null,"country": string | null,"created_at": string,"created_by": string | null,"description": string,"featured": boolean,"first_published_at": string | null,"founded_year": number | null,"id": string,"image": Json | null,"kind": Database["public"]['Enums']["applicant_type"],"name": string,"published_at": string | null,"search_text": string,"sectors": (string)[],"slug": string,"stage": string | null,"state": Database["public"]['Enums']["content_state"],"tagline": string,"updated_at": string,"version": number,"website": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "application_id"?: string | null,"city"?: string,"cohort"?: string,"consented_at"?: string | null,"consented_by"?: string | null,"country"?: string | null,"created_at"?: string,"created_by"?: string | null,"description"?: string,"featured"?: boolean,"first_published_at"?: string | null,"founded_year"?: number | null,"id"?: string,"image"?: Json | null,"kind"?: Database["public"]['Enums']["applicant_type"],"name": string,"published_at"?: string | null,"search_text"?: string,"sectors"?: (string)[],"slug": string,"stage"?: string | null,"state"?: Database["public"]['Enums']["content_state"],"tagline"?: string,"updated_at"?: string,"version"?: number,"website"?: string | null
                  }
                  Update: {
                    "application_id"?: string | null,"city"?: string,"cohort"?: string,"consented_at"?: string | null,"consented_by"?: string | null,"country"?: string | null,"created_at"?: string,"created_by"?: string | null,"description"?: string,"featured"?: boolean,"first_published_at"?: string | null,"founded_year"?: number | null,"id"?: string,"image"?: Json | null,"kind"?: Database["public"]['Enums']["applicant_type"],"name"?: string,"published_at"?: string | null,"search_text"?: string,"sectors"?: (string)[],"slug"?: string,"stage"?: string | null,"state"?: Database["public"]['Enums']["content_state"],"tagline"?: string,"updated_at"?: string,"version"?: number,"website"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "organisations_application_id_fkey"
      columns: ["application_id"]
isOneToOne: true
      referencedRelation: "applications"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "organisations_consented_by_fkey"
      columns: ["consented_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "organisations_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"posts": {
                  Row: {
                    "author_name": string,"author_title": string,"body": string,"created_at": string,"created_by": string | null,"first_published_at": string | null,"id": string,"image": Json | null,"published_at": string | null,"search_text": string,"slug": string,"state": Database["public"]['Enums']["content_state"],"summary": string,"tags": (string)[],"title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "author_name"?: string,"author_title"?: string,"body"?: string,"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"image"?: Json | null,"published_at"?: string | null,"search_text"?: string,"slug": string,"state"?: Database["public"]['Enums']["content_state"],"summary"?: string,"tags"?: (string)[],"title": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "author_name"?: string,"author_title"?: string,"body"?: string,"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"image"?: Json | null,"published_at"?: string | null,"search_text"?: string,"slug"?: string,"state"?: Database["public"]['Enums']["content_state"],"summary"?: string,"tags"?: (string)[],"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "posts_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "avatar_path": string | null,"bio": string | null,"company_name": string | null,"country": string | null,"created_at": string,"email": string,"first_name": string,"headline": string | null,"id": string,"last_name": string,"locale": string | null,"phone": string | null,"role": Database["public"]['Enums']["member_role"],"search_text": string,"terms_accepted_at": string | null,"terms_version": string | null,"theme": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "avatar_path"?: string | null,"bio"?: string | null,"company_name"?: string | null,"country"?: string | null,"created_at"?: string,"email"?: string,"first_name"?: string,"headline"?: string | null,"id": string,"last_name"?: string,"locale"?: string | null,"phone"?: string | null,"role"?: Database["public"]['Enums']["member_role"],"search_text"?: string,"terms_accepted_at"?: string | null,"terms_version"?: string | null,"theme"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "avatar_path"?: string | null,"bio"?: string | null,"company_name"?: string | null,"country"?: string | null,"created_at"?: string,"email"?: string,"first_name"?: string,"headline"?: string | null,"id"?: string,"last_name"?: string,"locale"?: string | null,"phone"?: string | null,"role"?: Database["public"]['Enums']["member_role"],"search_text"?: string,"terms_accepted_at"?: string | null,"terms_version"?: string | null,"theme"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"resource_contents": {
                  Row: {
                    "body": string,"created_at": string,"resource_id": string,"updated_at": string,"url": string | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: string,"created_at"?: string,"resource_id": string,"updated_at"?: string,"url"?: string | null,"version"?: number
                  }
                  Update: {
                    "body"?: string,"created_at"?: string,"resource_id"?: string,"updated_at"?: string,"url"?: string | null,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "resource_contents_resource_id_fkey"
      columns: ["resource_id"]
isOneToOne: true
      referencedRelation: "resources"
      referencedColumns: ["id"]
    }
                  ]
                },"resources": {
                  Row: {
                    "audience": (Database["public"]['Enums']["applicant_type"])[],"created_at": string,"created_by": string | null,"first_published_at": string | null,"id": string,"image": Json | null,"kind": Database["public"]['Enums']["resource_kind"],"members_only": boolean,"provider": string,"published_at": string | null,"search_text": string,"sectors": (string)[],"slug": string,"stages": (string)[],"state": Database["public"]['Enums']["content_state"],"summary": string,"title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "audience"?: (Database["public"]['Enums']["applicant_type"])[],"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"image"?: Json | null,"kind": Database["public"]['Enums']["resource_kind"],"members_only"?: boolean,"provider"?: string,"published_at"?: string | null,"search_text"?: string,"sectors"?: (string)[],"slug": string,"stages"?: (string)[],"state"?: Database["public"]['Enums']["content_state"],"summary"?: string,"title": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "audience"?: (Database["public"]['Enums']["applicant_type"])[],"created_at"?: string,"created_by"?: string | null,"first_published_at"?: string | null,"id"?: string,"image"?: Json | null,"kind"?: Database["public"]['Enums']["resource_kind"],"members_only"?: boolean,"provider"?: string,"published_at"?: string | null,"search_text"?: string,"sectors"?: (string)[],"slug"?: string,"stages"?: (string)[],"state"?: Database["public"]['Enums']["content_state"],"summary"?: string,"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "resources_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"site_figures": {
                  Row: {
                    "answered": number,"countries": number,"id": boolean,"investors": number,"median_days": number | null,"mentors": number,"open_calls": number,"partners": number,"refreshed_at": string,"startups": number
                  }
                  ComputedFields: never
                  Insert: {
                    "answered"?: number,"countries"?: number,"id"?: boolean,"investors"?: number,"median_days"?: number | null,"mentors"?: number,"open_calls"?: number,"partners"?: number,"refreshed_at"?: string,"startups"?: number
                  }
                  Update: {
                    "answered"?: number,"countries"?: number,"id"?: boolean,"investors"?: number,"median_days"?: number | null,"mentors"?: number,"open_calls"?: number,"partners"?: number,"refreshed_at"?: string,"startups"?: number
                  }
                  Relationships: [
                    
                  ]
                },"staff_invitations": {
                  Row: {
                    "accepted_at": string | null,"accepted_by": string | null,"created_at": string,"email": string,"expires_at": string,"id": string,"invited_by": string | null,"role": Database["public"]['Enums']["staff_role"],"sends": number,"sent_at": string,"token_hash": string,"withdrawn_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_at"?: string | null,"accepted_by"?: string | null,"created_at"?: string,"email": string,"expires_at"?: string,"id"?: string,"invited_by"?: string | null,"role": Database["public"]['Enums']["staff_role"],"sends"?: number,"sent_at"?: string,"token_hash": string,"withdrawn_at"?: string | null
                  }
                  Update: {
                    "accepted_at"?: string | null,"accepted_by"?: string | null,"created_at"?: string,"email"?: string,"expires_at"?: string,"id"?: string,"invited_by"?: string | null,"role"?: Database["public"]['Enums']["staff_role"],"sends"?: number,"sent_at"?: string,"token_hash"?: string,"withdrawn_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "staff_invitations_accepted_by_fkey"
      columns: ["accepted_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "staff_invitations_invited_by_fkey"
      columns: ["invited_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"staff_members": {
                  Row: {
                    "created_at": string,"granted_by": string | null,"role": Database["public"]['Enums']["staff_role"],"role_since": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"granted_by"?: string | null,"role": Database["public"]['Enums']["staff_role"],"role_since"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"granted_by"?: string | null,"role"?: Database["public"]['Enums']["staff_role"],"role_since"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "staff_members_granted_by_fkey"
      columns: ["granted_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "staff_members_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"terms": {
                  Row: {
                    "created_at": string,"id": string,"label": string,"position": number,"retired_at": string | null,"vocabulary_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id": string,"label": string,"position"?: number,"retired_at"?: string | null,"vocabulary_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"label"?: string,"position"?: number,"retired_at"?: string | null,"vocabulary_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "terms_vocabulary_id_fkey"
      columns: ["vocabulary_id"]
isOneToOne: false
      referencedRelation: "vocabularies"
      referencedColumns: ["id"]
    }
                  ]
                },"unsent_changes": {
                  Row: {
                    "application_id": string,"changes": NonNullable<Json>,"created_at": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "application_id": string,"changes": NonNullable<Json>,"created_at"?: string,"updated_at"?: string
                  }
                  Update: {
                    "application_id"?: string,"changes"?: NonNullable<Json>,"created_at"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "unsent_changes_application_id_fkey"
      columns: ["application_id"]
isOneToOne: true
      referencedRelation: "applications"
      referencedColumns: ["id"]
    }
                  ]
                },"vocabularies": {
                  Row: {
                    "created_at": string,"id": string,"label": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id": string,"label": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"label"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "portfolio": {
                  Row: {
                    "city": string,"cohort": string,"country": string | null,"description": string,"featured": boolean,"founded_year": number | null,"id": string,"image": Json | null,"name": string,"published_at": string | null,"search_text": string,"sectors": (string)[],"slug": string,"stage": string | null,"tagline": string,"updated_at": string,"website": string | null
                  }
                  ComputedFields: never
                  Insert: {
                           "city"?: string | null,"cohort"?: string | null,"country"?: string | null,"description"?: string | null,"featured"?: boolean | null,"founded_year"?: number | null,"id"?: string | null,"image"?: Json | null,"name"?: string | null,"published_at"?: string | null,"search_text"?: string | null,"sectors"?: (string)[] | null,"slug"?: string | null,"stage"?: string | null,"tagline"?: string | null,"updated_at"?: string | null,"website"?: string | null
                         }
                        Update: {
                           "city"?: string | null,"cohort"?: string | null,"country"?: string | null,"description"?: string | null,"featured"?: boolean | null,"founded_year"?: number | null,"id"?: string | null,"image"?: Json | null,"name"?: string | null,"published_at"?: string | null,"search_text"?: string | null,"sectors"?: (string)[] | null,"slug"?: string | null,"stage"?: string | null,"tagline"?: string | null,"updated_at"?: string | null,"website"?: string | null
                         }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "accept_staff_invitation":
{ Args: { "token": string }; Returns: Database["public"]['Enums']["staff_role"]
                           },
"accept_terms":
{ Args: { "version": string }; Returns: Json
                           },
"application_detail":
{ Args: { "application_id": string }; Returns: Json
                           },
"approve_decision":
{ Args: { "application_id": string,"version": number }; Returns: Json
                           },
"begin_application":
{ Args: { "answers"?: Json,"call_id": string }; Returns: Json
                           },
"begin_upload":
{ Args: { "application_id": string,"field_key": string,"mime": string,"name": string,"size": number }; Returns: Json
                           },
"claim_outbox":
{ Args: { "max": number }; Returns: {
              "attempts": number,"data": Json,"id": string,"idempotency_key": string,"recipient": string,"template": string
            }[]
                           },
"claim_rebuild":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"confirm_newsletter":
{ Args: { "token_hash": string }; Returns: string
                           },
"count_applications":
{ Args: { "calls"?: (string)[],"countries"?: (string)[],"search"?: string,"sectors"?: (string)[],"statuses"?: (Database["public"]['Enums']["application_status"])[],"types"?: (Database["public"]['Enums']["applicant_type"])[] }; Returns: Json
                           },
"count_content":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"count_inbox":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"create_portfolio_profile":
{ Args: { "application_id": string }; Returns: string
                           },
"draft_decision":
{ Args: { "application_id": string,"message": string,"outcome": Database["public"]['Enums']["decision_outcome"],"version"?: number }; Returns: Json
                           },
"end_session":
{ Args: { "session_id": string }; Returns: boolean
                           },
"find_people":
{ Args: { "words": (string)[] }; Returns: {
              "company_name": string,"email": string,"first_name": string,"last_name": string,"role": Database["public"]['Enums']["staff_role"],"user_id": string
            }[]
                           },
"grant_staff_role":
{ Args: { "role": Database["public"]['Enums']["staff_role"],"user_id": string }; Returns: undefined
                           },
"invite_staff":
{ Args: { "email": string,"role": Database["public"]['Enums']["staff_role"] }; Returns: string
                           },
"leave_digest":
{ Args: { "person": string }; Returns: string
                           },
"leave_newsletter":
{ Args: { "subscriber": string }; Returns: string
                           },
"list_applications":
{ Args: { "calls"?: (string)[],"countries"?: (string)[],"cursor_id"?: string,"cursor_value"?: string,"descending"?: boolean,"page_size"?: number,"search"?: string,"sectors"?: (string)[],"sort"?: string,"statuses"?: (Database["public"]['Enums']["application_status"])[],"types"?: (Database["public"]['Enums']["applicant_type"])[] }; Returns: Database["public"]['CompositeTypes']["listed_application"][]
                          SetofOptions: {
        from: "*"
        to: "listed_application"
        isOneToOne: false
        isSetofReturn: true
      } },
"list_profile_candidates":
{ Args: { "search"?: string }; Returns: {
              "application_id": string,"country": string,"has_owner": boolean,"reference": string,"released_at": string,"title": string
            }[]
                           },
"list_staff":
{ Args: Record<PropertyKey, never>; Returns: {
              "email": string,"first_name": string,"granted_by_name": string,"has_second_factor": boolean,"last_name": string,"last_sign_in_at": string,"role": Database["public"]['Enums']["staff_role"],"role_since": string,"user_id": string
            }[]
                           },
"list_staff_history":
{ Args: { "before"?: string,"before_id"?: string }; Returns: {
              "action": string,"actor_name": string,"created_at": string,"id": string,"role": string,"subject_name": string
            }[]
                           },
"list_staff_invitations":
{ Args: Record<PropertyKey, never>; Returns: {
              "email": string,"expires_at": string,"id": string,"invited_by_name": string,"role": Database["public"]['Enums']["staff_role"],"sent_at": string
            }[]
                           },
"make_administrator":
{ Args: { "email": string }; Returns: string
                           },
"mark_notifications_read":
{ Args: { "ids"?: (string)[] }; Returns: number
                           },
"move_application":
{ Args: { "application_id": string,"message"?: string,"sections"?: (string)[],"to_status": Database["public"]['Enums']["application_status"] }; Returns: Json
                           },
"move_content":
{ Args: { "id": string,"kind": string,"publish_at"?: string,"state": Database["public"]['Enums']["content_state"],"version": number }; Returns: number
                           },
"my_notification_preferences":
{ Args: Record<PropertyKey, never>; Returns: {
              "email": Database["public"]['Enums']["email_choice"],"in_app": boolean,"kind": Database["public"]['Enums']["notification_kind"]
            }[]
                           },
"my_security":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"id": string,"is_current": boolean,"last_used_at": string,"method": string,"second_factor": boolean,"user_agent": string
            }[]
                           },
"my_terms":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"orphaned_files":
{ Args: { "max": number }; Returns: string[]
                           },
"orphaned_images":
{ Args: { "max": number }; Returns: string[]
                           },
"post_tags":
{ Args: Record<PropertyKey, never>; Returns: {
              "posts": number,"tag": string
            }[]
                           },
"queue_digests":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"queue_feedback_mails":
{ Args: { "email": string,"recipient": string }; Returns: boolean
                           },
"read_staff_invitation":
{ Args: { "token": string }; Returns: Json
                           },
"receive_contact_message":
{ Args: { "message": Json,"recipient": string,"user_id"?: string }; Returns: boolean
                           },
"record_sign_in":
{ Args: { "brand": string,"metadata": Json,"user_id": string }; Returns: boolean
                           },
"refresh_site":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"release_decision":
{ Args: { "application_id": string,"version": number }; Returns: Json
                           },
"remembered_answers":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"remove_second_factors":
{ Args: { "user_id": string }; Returns: undefined
                           },
"remove_upload":
{ Args: { "file_id": string }; Returns: undefined
                           },
"require_staff_second_factor":
{ Args: { "required": boolean }; Returns: undefined
                           },
"resend_staff_invitation":
{ Args: { "invitation_id": string }; Returns: undefined
                           },
"revoke_staff_role":
{ Args: { "user_id": string }; Returns: undefined
                           },
"save_answers":
{ Args: { "application_id": string,"changes": Json,"version": number }; Returns: Json
                           },
"search_portfolio":
{ Args: { "words": (string)[] }; Returns: {
              "city": string,"cohort": string,"country": string,"featured": boolean,"founded_year": number,"id": string,"image": Json,"name": string,"published_at": string,"sectors": (string)[],"slug": string,"stage": string,"tagline": string,"updated_at": string,"website": string
            }[]
                           },
"search_posts":
{ Args: { "words": (string)[] }; Returns: {
              "author_name": string,"author_title": string,"id": string,"image": Json,"published_at": string,"slug": string,"summary": string,"tags": (string)[],"title": string,"updated_at": string
            }[]
                           },
"search_resources":
{ Args: { "words": (string)[] }; Returns: {
              "audience": (Database["public"]['Enums']["applicant_type"])[],"id": string,"image": Json,"kind": Database["public"]['Enums']["resource_kind"],"members_only": boolean,"provider": string,"published_at": string,"sectors": (string)[],"slug": string,"stages": (string)[],"summary": string,"title": string,"updated_at": string
            }[]
                           },
"set_notification_preference":
{ Args: { "email"?: Database["public"]['Enums']["email_choice"],"in_app"?: boolean,"kind": Database["public"]['Enums']["notification_kind"] }; Returns: {
              "created_at": string,
"email": Database["public"]['Enums']["email_choice"],
"in_app": boolean,
"kind": Database["public"]['Enums']["notification_kind"],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "notification_preferences"
        isOneToOne: true
        isSetofReturn: false
      } },
"set_portfolio_consent":
{ Args: { "agreed": boolean,"organisation_id": string }; Returns: undefined
                           },
"settle_contact_message":
{ Args: { "message_id": string,"settled"?: boolean }; Returns: undefined
                           },
"settle_feedback":
{ Args: { "feedback_id": string,"settled"?: boolean }; Returns: undefined
                           },
"settle_outbox":
{ Args: { "attempt"?: number,"error"?: string,"id": string }; Returns: string
                           },
"settle_rebuild":
{ Args: { "claimed": string,"problem"?: string }; Returns: undefined
                           },
"settle_upload":
{ Args: { "file_id": string,"path"?: string,"size": number,"state": Database["public"]['Enums']["file_state"] }; Returns: boolean
                           },
"shown_countries":
{ Args: Record<PropertyKey, never>; Returns: {
              "country": string,"list": string
            }[]
                           },
"submit_application":
{ Args: { "application_id": string,"version": number }; Returns: Json
                           },
"subscribe_newsletter":
{ Args: { "email": string,"nonce": string,"source": string,"token_hash": string }; Returns: undefined
                           },
"take_rate_limit":
{ Args: { "burst": number,"key": string,"per_minute": number }; Returns: boolean
                           },
"tidy":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"withdraw_application":
{ Args: { "application_id": string }; Returns: Json
                           },
"withdraw_staff_invitation":
{ Args: { "invitation_id": string }; Returns: undefined
                           }
          }
          Enums: {
            "applicant_type": "startup"|"investor"|"advisor-mentor"|"support-partner","application_status": "draft"|"submitted"|"screening"|"in_review"|"interview"|"more_info"|"accepted"|"waitlisted"|"rejected"|"withdrawn","comment_audience": "staff"|"applicant","contact_topic": "general"|"application"|"investing"|"mentoring"|"partnership"|"press"|"privacy","content_state": "draft"|"scheduled"|"published"|"archived","decision_outcome": "accepted"|"waitlisted"|"rejected","decision_state": "drafted"|"approved"|"released","email_choice": "at_once"|"daily_digest"|"off","feedback_category": "bug"|"feature"|"improvement"|"general","file_state": "pending"|"stored"|"refused","member_role": "entrepreneur"|"investor"|"advisor-mentor"|"support-partner","newsletter_state": "pending"|"confirmed"|"left","notification_kind": "comment_for_applicant"|"portfolio_consent"|"signed_in"|"application_submitted"|"application_resubmitted"|"comment_from_applicant"|"contact_message","organisation_role": "owner"|"admin"|"member","public_label": "draft"|"received"|"being_reviewed"|"information_needed"|"interview"|"accepted"|"waiting_list"|"not_selected"|"withdrawn","resource_kind": "guide"|"template"|"video"|"tool"|"perk","staff_role": "reviewer"|"manager"|"admin"
          }
          CompositeTypes: {
            "listed_application": {
                        "id": string | null,"reference": string | null,"title": string | null,"applicant_type": Database["public"]['Enums']["applicant_type"] | null,"call_id": string | null,"call_title": string | null,"applicant_name": string | null,"status": Database["public"]['Enums']["application_status"] | null,"public_label": Database["public"]['Enums']["public_label"] | null,"country": string | null,"sectors": (string)[] | null,"submitted_at": string | null,"saved_at": string | null,"decision_state": Database["public"]['Enums']["decision_state"] | null,"sort_value": string | null
                      }
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            "applicant_type": ["startup", "investor", "advisor-mentor", "support-partner"],"application_status": ["draft", "submitted", "screening", "in_review", "interview", "more_info", "accepted", "waitlisted", "rejected", "withdrawn"],"comment_audience": ["staff", "applicant"],"contact_topic": ["general", "application", "investing", "mentoring", "partnership", "press", "privacy"],"content_state": ["draft", "scheduled", "published", "archived"],"decision_outcome": ["accepted", "waitlisted", "rejected"],"decision_state": ["drafted", "approved", "released"],"email_choice": ["at_once", "daily_digest", "off"],"feedback_category": ["bug", "feature", "improvement", "general"],"file_state": ["pending", "stored", "refused"],"member_role": ["entrepreneur", "investor", "advisor-mentor", "support-partner"],"newsletter_state": ["pending", "confirmed", "left"],"notification_kind": ["comment_for_applicant", "portfolio_consent", "signed_in", "application_submitted", "application_resubmitted", "comment_from_applicant", "contact_message"],"organisation_role": ["owner", "admin", "member"],"public_label": ["draft", "received", "being_reviewed", "information_needed", "interview", "accepted", "waiting_list", "not_selected", "withdrawn"],"resource_kind": ["guide", "template", "video", "tool", "perk"],"staff_role": ["reviewer", "manager", "admin"]
          }
        }
} as const
