
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
                },"profiles": {
                  Row: {
                    "avatar_path": string | null,"bio": string | null,"company_name": string | null,"country": string | null,"created_at": string,"email": string,"first_name": string,"headline": string | null,"id": string,"last_name": string,"locale": string | null,"phone": string | null,"role": Database["public"]['Enums']["member_role"],"terms_accepted_at": string | null,"terms_version": string | null,"theme": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "avatar_path"?: string | null,"bio"?: string | null,"company_name"?: string | null,"country"?: string | null,"created_at"?: string,"email"?: string,"first_name"?: string,"headline"?: string | null,"id": string,"last_name"?: string,"locale"?: string | null,"phone"?: string | null,"role"?: Database["public"]['Enums']["member_role"],"terms_accepted_at"?: string | null,"terms_version"?: string | null,"theme"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "avatar_path"?: string | null,"bio"?: string | null,"company_name"?: string | null,"country"?: string | null,"created_at"?: string,"email"?: string,"first_name"?: string,"headline"?: string | null,"id"?: string,"last_name"?: string,"locale"?: string | null,"phone"?: string | null,"role"?: Database["public"]['Enums']["member_role"],"terms_accepted_at"?: string | null,"terms_version"?: string | null,"theme"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"staff_members": {
                  Row: {
                    "created_at": string,"granted_by": string | null,"role": Database["public"]['Enums']["staff_role"],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"granted_by"?: string | null,"role": Database["public"]['Enums']["staff_role"],"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"granted_by"?: string | null,"role"?: Database["public"]['Enums']["staff_role"],"user_id"?: string
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
            [_ in never]: never
          }
          Functions: {
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
"count_applications":
{ Args: { "calls"?: (string)[],"countries"?: (string)[],"search"?: string,"sectors"?: (string)[],"statuses"?: (Database["public"]['Enums']["application_status"])[],"types"?: (Database["public"]['Enums']["applicant_type"])[] }; Returns: Json
                           },
"draft_decision":
{ Args: { "application_id": string,"message": string,"outcome": Database["public"]['Enums']["decision_outcome"],"version"?: number }; Returns: Json
                           },
"grant_staff_role":
{ Args: { "role": Database["public"]['Enums']["staff_role"],"user_id": string }; Returns: undefined
                           },
"list_applications":
{ Args: { "calls"?: (string)[],"countries"?: (string)[],"cursor_id"?: string,"cursor_value"?: string,"descending"?: boolean,"page_size"?: number,"search"?: string,"sectors"?: (string)[],"sort"?: string,"statuses"?: (Database["public"]['Enums']["application_status"])[],"types"?: (Database["public"]['Enums']["applicant_type"])[] }; Returns: Database["public"]['CompositeTypes']["listed_application"][]
                          SetofOptions: {
        from: "*"
        to: "listed_application"
        isOneToOne: false
        isSetofReturn: true
      } },
"mark_notifications_read":
{ Args: { "ids"?: (string)[] }; Returns: number
                           },
"move_application":
{ Args: { "application_id": string,"message"?: string,"sections"?: (string)[],"to_status": Database["public"]['Enums']["application_status"] }; Returns: Json
                           },
"orphaned_files":
{ Args: { "max": number }; Returns: string[]
                           },
"record_sign_in":
{ Args: { "brand": string,"metadata": Json,"user_id": string }; Returns: boolean
                           },
"release_decision":
{ Args: { "application_id": string,"version": number }; Returns: Json
                           },
"remembered_answers":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"remove_upload":
{ Args: { "file_id": string }; Returns: undefined
                           },
"revoke_staff_role":
{ Args: { "user_id": string }; Returns: undefined
                           },
"save_answers":
{ Args: { "application_id": string,"changes": Json,"version": number }; Returns: Json
                           },
"settle_outbox":
{ Args: { "error"?: string,"id": string }; Returns: undefined
                           },
"settle_upload":
{ Args: { "file_id": string,"path"?: string,"size": number,"state": Database["public"]['Enums']["file_state"] }; Returns: boolean
                           },
"submit_application":
{ Args: { "application_id": string,"version": number }; Returns: Json
                           },
"take_rate_limit":
{ Args: { "burst": number,"key": string,"per_minute": number }; Returns: boolean
                           },
"tidy":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"withdraw_application":
{ Args: { "application_id": string }; Returns: Json
                           }
          }
          Enums: {
            "applicant_type": "startup"|"investor"|"advisor-mentor"|"support-partner","application_status": "draft"|"submitted"|"screening"|"in_review"|"interview"|"more_info"|"accepted"|"waitlisted"|"rejected"|"withdrawn","comment_audience": "staff"|"applicant","decision_outcome": "accepted"|"waitlisted"|"rejected","decision_state": "drafted"|"approved"|"released","file_state": "pending"|"stored"|"refused","member_role": "entrepreneur"|"investor"|"advisor-mentor"|"support-partner","public_label": "draft"|"received"|"being_reviewed"|"information_needed"|"interview"|"accepted"|"waiting_list"|"not_selected"|"withdrawn","staff_role": "reviewer"|"manager"|"admin"
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
            "applicant_type": ["startup", "investor", "advisor-mentor", "support-partner"],"application_status": ["draft", "submitted", "screening", "in_review", "interview", "more_info", "accepted", "waitlisted", "rejected", "withdrawn"],"comment_audience": ["staff", "applicant"],"decision_outcome": ["accepted", "waitlisted", "rejected"],"decision_state": ["drafted", "approved", "released"],"file_state": ["pending", "stored", "refused"],"member_role": ["entrepreneur", "investor", "advisor-mentor", "support-partner"],"public_label": ["draft", "received", "being_reviewed", "information_needed", "interview", "accepted", "waiting_list", "not_selected", "withdrawn"],"staff_role": ["reviewer", "manager", "admin"]
          }
        }
} as const
