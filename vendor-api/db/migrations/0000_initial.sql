CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"name" text,
	"password_hash" text,
	"redirect" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_links_email_lower_case" CHECK ("account_links"."email" = lower("account_links"."email"))
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"redirect" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profile_images" (
	"user_id" text PRIMARY KEY NOT NULL,
	"image_id" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_images_image_id_unique" UNIQUE("image_id")
);
--> statement-breakpoint
CREATE TABLE "service_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"agent" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"last_try_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_proven" boolean DEFAULT true NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"profile_img" text,
	"bio" text,
	"company" text DEFAULT '' NOT NULL,
	"braintree_customer_id" text,
	"send_receipts" boolean DEFAULT false NOT NULL,
	"receipt_recipients" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"actor" text,
	"agent" text,
	"subscription_id" text,
	"contents" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_seats" (
	"activity_id" bigint NOT NULL,
	"seat_id" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "activity_seats_activity_id_seat_id_pk" PRIMARY KEY("activity_id","seat_id")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"receipt_of" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "outbox_mails_attempts" CHECK ("outbox_mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_cards" (
	"user_id" text PRIMARY KEY NOT NULL,
	"provider_token" text NOT NULL,
	"last_four" text NOT NULL,
	"card_type" text NOT NULL,
	"cardholder_name" text NOT NULL,
	"street_address" text DEFAULT '' NOT NULL,
	"locality" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"vat" text DEFAULT '' NOT NULL,
	"expiration_month" smallint NOT NULL,
	"expiration_year" smallint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_cards_provider_token_unique" UNIQUE("provider_token"),
	CONSTRAINT "payment_cards_last_four" CHECK ("payment_cards"."last_four" ~ '^[0-9]{4}$'),
	CONSTRAINT "payment_cards_month" CHECK ("payment_cards"."expiration_month" between 1 and 12),
	CONSTRAINT "payment_cards_year" CHECK ("payment_cards"."expiration_year" between 2000 and 2200)
);
--> statement-breakpoint
CREATE TABLE "retired_cards" (
	"provider_token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"retired_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "group_claims" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"is_for_all" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upgrade_claims" (
	"seat_id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cloud_instances" (
	"id" text PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	CONSTRAINT "cloud_instances_domain_unique" UNIQUE("domain"),
	CONSTRAINT "cloud_instances_domain" CHECK (("cloud_instances"."type" = 1) = ("cloud_instances"."domain" is not null)),
	CONSTRAINT "cloud_instances_lower_case" CHECK ("cloud_instances"."domain" = lower("cloud_instances"."domain"))
);
--> statement-breakpoint
CREATE TABLE "group_numbers" (
	"user_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "group_numbers_user_id_subscription_id_pk" PRIMARY KEY("user_id","subscription_id"),
	CONSTRAINT "group_numbers_once" UNIQUE("user_id","number"),
	CONSTRAINT "group_numbers_positive" CHECK ("group_numbers"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "instance_admins" (
	"instance_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "instance_admins_instance_id_user_id_pk" PRIMARY KEY("instance_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "license_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "license_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"party" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_managers" (
	"seat_id" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	CONSTRAINT "seat_managers_seat_id_email_pk" PRIMARY KEY("seat_id","email"),
	CONSTRAINT "seat_managers_lower_case" CHECK ("seat_managers"."email" = lower("seat_managers"."email"))
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"license_type" smallint NOT NULL,
	"product" text NOT NULL,
	"assigned_to" text,
	"assigned_user_id" text,
	"former_user" text,
	"assigned_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"purchase_date" date NOT NULL,
	"start_date" date,
	"expire_date" date,
	"future_term" smallint,
	"future_multiplier" smallint,
	"future_license_type" smallint,
	"key" text,
	"licensee" text,
	"upgrade_key" text,
	"num_upgrades" integer,
	"num_upgrades_used" integer,
	"ordinal" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seats_assigned_lower_case" CHECK ("seats"."assigned_to" = lower("seats"."assigned_to")),
	CONSTRAINT "seats_in_subscription" CHECK (("seats"."kind" = 'subscription') = ("seats"."subscription_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"term" smallint NOT NULL,
	"multiplier" smallint DEFAULT 1 NOT NULL,
	"start_date" date NOT NULL,
	"expire_date" date NOT NULL,
	"purchase_date" date NOT NULL,
	"braintree_id" text,
	"auto_renew" boolean DEFAULT true NOT NULL,
	"canceled" boolean DEFAULT false NOT NULL,
	"first_failed_payment_attempt" integer,
	"first_failed_payment_date" date,
	"failed_payment" jsonb,
	"domain" text,
	"org_name" text,
	"instance_id" text,
	"license_type" smallint,
	"future_term" smallint,
	"future_multiplier" smallint,
	"cloud_author_count" integer DEFAULT 0 NOT NULL,
	"rp_publisher_count" integer DEFAULT 0 NOT NULL,
	"canceled_author_count" integer DEFAULT 0 NOT NULL,
	"canceled_publisher_count" integer DEFAULT 0 NOT NULL,
	"pending_owner_email" text,
	"pending_owner_id" text,
	"pending_date" date,
	"declined_offer" jsonb,
	"given_name" text,
	CONSTRAINT "subscriptions_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "subscriptions_canceled_authors" CHECK ("subscriptions"."canceled_author_count" between 0 and "subscriptions"."cloud_author_count"),
	CONSTRAINT "subscriptions_canceled_publishers" CHECK ("subscriptions"."canceled_publisher_count" between 0 and "subscriptions"."rp_publisher_count"),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."start_date" <= "subscriptions"."expire_date"),
	CONSTRAINT "subscriptions_pending_lower_case" CHECK ("subscriptions"."pending_owner_email" = lower("subscriptions"."pending_owner_email"))
);
--> statement-breakpoint
CREATE TABLE "coupon_products" (
	"coupon_id" text NOT NULL,
	"product_code" integer NOT NULL,
	CONSTRAINT "coupon_products_coupon_id_product_code_pk" PRIMARY KEY("coupon_id","product_code")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"attempt_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "coupon_uses_attempt_id_coupon_id_pk" PRIMARY KEY("attempt_id","coupon_id"),
	CONSTRAINT "coupon_uses_quantity" CHECK ("coupon_uses"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"is_renewal" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"description" text NOT NULL,
	"end_date" date,
	"coupon_qty" integer NOT NULL,
	"coupon_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount" >= 0),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."coupon_used" between 0 and "coupons"."coupon_qty")
);
--> statement-breakpoint
CREATE TABLE "order_attempts" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text,
	"fingerprint" text NOT NULL,
	"caller_fingerprint" text,
	"agent" text,
	"keyless" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"amount_cents" bigint,
	"payment_source" text,
	"snapshot" jsonb,
	"held_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"provider_transaction_id" text,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "order_attempts_provider_transaction_id_unique" UNIQUE("provider_transaction_id"),
	CONSTRAINT "order_attempts_kind" CHECK ("order_attempts"."kind" is not null or "order_attempts"."state" = 'refused'),
	CONSTRAINT "order_attempts_amount" CHECK ("order_attempts"."amount_cents" >= 0),
	CONSTRAINT "order_attempts_charging" CHECK ("order_attempts"."state" not in ('charging', 'done') or ("order_attempts"."amount_cents" is not null and "order_attempts"."payment_source" is not null and "order_attempts"."snapshot" is not null)),
	CONSTRAINT "order_attempts_answered" CHECK ("order_attempts"."state" not in ('done', 'declined', 'refused') or "order_attempts"."answer" is not null)
);
--> statement-breakpoint
CREATE TABLE "price_list" (
	"license_type" smallint NOT NULL,
	"term_code" smallint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "price_list_license_type_term_code_pk" PRIMARY KEY("license_type","term_code"),
	CONSTRAINT "price_list_term" CHECK ("price_list"."term_code" in (1, 2, 4, 5)),
	CONSTRAINT "price_list_not_negative" CHECK ("price_list"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_seats" (
	"purchase_id" text NOT NULL,
	"seat_id" text NOT NULL,
	CONSTRAINT "purchase_seats_purchase_id_seat_id_pk" PRIMARY KEY("purchase_id","seat_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"term_code" smallint NOT NULL,
	"licensee" text NOT NULL,
	"subscription_id" text,
	"confirmation" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"card_type" text,
	"card_last_four" text,
	"purchased_on" date NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchases_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "purchases_total" CHECK ("purchases"."total_cents" >= 0),
	CONSTRAINT "purchases_term" CHECK ("purchases"."term_code" in (0, 1, 2, 4, 5)),
	CONSTRAINT "purchases_last_four" CHECK ("purchases"."card_last_four" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "sale_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"position" smallint NOT NULL,
	"product_name" text NOT NULL,
	"product_code" integer,
	"license_type" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" bigint NOT NULL,
	"adjustment_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"derivation" jsonb NOT NULL,
	"coupons" jsonb NOT NULL,
	CONSTRAINT "sale_lines_quantity" CHECK ("sale_lines"."quantity" > 0),
	CONSTRAINT "sale_lines_amount" CHECK ("sale_lines"."amount_cents" = ("sale_lines"."unit_cents" - "sale_lines"."adjustment_cents") * "sale_lines"."quantity" - "sale_lines"."discount_cents")
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_images" ADD CONSTRAINT "profile_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_seats" ADD CONSTRAINT "activity_seats_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_seats" ADD CONSTRAINT "activity_seats_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cards" ADD CONSTRAINT "payment_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_cards" ADD CONSTRAINT "retired_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_claims" ADD CONSTRAINT "group_claims_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_claims" ADD CONSTRAINT "group_claims_attempt_id_order_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."order_attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_claims" ADD CONSTRAINT "upgrade_claims_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_claims" ADD CONSTRAINT "upgrade_claims_attempt_id_order_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."order_attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_numbers" ADD CONSTRAINT "group_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_numbers" ADD CONSTRAINT "group_numbers_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instance_admins" ADD CONSTRAINT "instance_admins_instance_id_cloud_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."cloud_instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instance_admins" ADD CONSTRAINT "instance_admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_managers" ADD CONSTRAINT "seat_managers_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_managers" ADD CONSTRAINT "seat_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_assigned_user_id_users_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_subscription_owner" FOREIGN KEY ("subscription_id","owner_id") REFERENCES "public"."subscriptions"("id","owner_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_pending_owner_id_users_id_fk" FOREIGN KEY ("pending_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_products" ADD CONSTRAINT "coupon_products_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_attempt_id_order_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."order_attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attempts" ADD CONSTRAINT "order_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_seats" ADD CONSTRAINT "purchase_seats_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_seats" ADD CONSTRAINT "purchase_seats_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_attempt_id_order_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."order_attempts"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_user" ON "account_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_links_expiry" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_tries_last" ON "sign_in_tries" USING btree ("last_try_at");--> statement-breakpoint
CREATE INDEX "activities_owner" ON "activities" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "activities_subscription" ON "activities" USING btree ("subscription_id") WHERE "activities"."subscription_id" is not null;--> statement-breakpoint
CREATE INDEX "activity_seats_seat" ON "activity_seats" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "outbox_mails" USING btree ("next_attempt_at") WHERE "outbox_mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "retired_cards_user" ON "retired_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_claims_attempt" ON "group_claims" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "upgrade_claims_attempt" ON "upgrade_claims" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "instance_admins_user" ON "instance_admins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "license_changes_party" ON "license_changes" USING btree ("party","id");--> statement-breakpoint
CREATE INDEX "seat_managers_email" ON "seat_managers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "seats_subscription" ON "seats" USING btree ("subscription_id","ordinal");--> statement-breakpoint
CREATE INDEX "seats_owner" ON "seats" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "seats_assigned" ON "seats" USING btree ("assigned_to") WHERE "seats"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_owner" ON "subscriptions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "subscriptions_pending_owner" ON "subscriptions" USING btree ("pending_owner_email") WHERE "subscriptions"."pending_owner_email" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_expiry" ON "subscriptions" USING btree ("expire_date");--> statement-breakpoint
CREATE INDEX "subscriptions_renewing" ON "subscriptions" USING btree ("id","expire_date") WHERE "subscriptions"."auto_renew" and not "subscriptions"."canceled" and "subscriptions"."first_failed_payment_attempt" is null;--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon" ON "coupon_uses" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_attempts_open" ON "order_attempts" USING btree ("state","sent_at") WHERE "order_attempts"."state" in ('created', 'charging', 'released');--> statement-breakpoint
CREATE UNIQUE INDEX "order_attempts_keyless_open" ON "order_attempts" USING btree ("user_id","fingerprint") WHERE "order_attempts"."keyless" and "order_attempts"."state" in ('created', 'charging');--> statement-breakpoint
CREATE INDEX "order_attempts_withdrawn" ON "order_attempts" USING btree ("user_id") WHERE "order_attempts"."kind" is null;--> statement-breakpoint
CREATE INDEX "purchase_seats_seat" ON "purchase_seats" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id","purchased_at");--> statement-breakpoint
CREATE INDEX "purchases_subscription" ON "purchases" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sale_lines_position" ON "sale_lines" USING btree ("purchase_id","position");--> statement-breakpoint
-- Notes that the licences of these parties have changed. Takes away only what this transaction sees: whoever wrote
-- those notes has committed, and a reader who knew them finds another one in their place.
CREATE FUNCTION note_license_changes(parties text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE first_note bigint;
BEGIN
  WITH made AS (
    INSERT INTO license_changes (party)
    SELECT DISTINCT party FROM unnest(parties) AS party WHERE party IS NOT NULL
    RETURNING id
  ) SELECT min(id) INTO first_note FROM made;
  DELETE FROM license_changes WHERE id IN (
    SELECT id FROM license_changes WHERE party = ANY(parties) AND id < first_note FOR UPDATE SKIP LOCKED
  );
END $$;
--> statement-breakpoint
-- Whoever sees one of these seats: its owner, its user, its managers, and whom its group is offered to.
CREATE FUNCTION parties_of_seats(ids text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  -- Joined, and not compared with each of the ids, which takes seconds for thousands of seats.
  WITH named AS MATERIALIZED (
    SELECT owner_id, assigned_to, subscription_id FROM seats WHERE id IN (SELECT unnest(ids))
  )
  SELECT array_agg(party) FROM (
    SELECT 'id:' || owner_id AS party FROM named
    UNION SELECT 'at:' || assigned_to FROM named
    UNION SELECT 'at:' || email FROM seat_managers WHERE seat_id IN (SELECT unnest(ids))
    UNION SELECT 'at:' || pending_owner_email FROM subscriptions
      WHERE id IN (SELECT subscription_id FROM named)
  ) AS found
$$;
--> statement-breakpoint
CREATE FUNCTION note_changed_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[]; groups text[]; parties text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(id), array_agg(DISTINCT subscription_id),
      array_agg(DISTINCT 'id:' || owner_id) || array_agg(DISTINCT 'at:' || assigned_to)
      INTO ids, groups, parties FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT ids || array_agg(id), groups || array_agg(DISTINCT subscription_id),
      parties || array_agg(DISTINCT 'id:' || owner_id) || array_agg(DISTINCT 'at:' || assigned_to)
      INTO ids, groups, parties FROM new_rows;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM note_license_changes(
      parties
      || (SELECT array_agg(DISTINCT 'at:' || email) FROM seat_managers WHERE seat_id = ANY(ids))
      || (SELECT array_agg(DISTINCT 'at:' || pending_owner_email) FROM subscriptions WHERE id = ANY(groups))
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_managers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[]; parties text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(DISTINCT seat_id), array_agg(DISTINCT 'at:' || email) INTO ids, parties FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT ids || array_agg(DISTINCT seat_id), parties || array_agg(DISTINCT 'at:' || email)
      INTO ids, parties FROM new_rows;
  END IF;
  IF ids IS NOT NULL THEN PERFORM note_license_changes(parties || parties_of_seats(ids)); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_groups() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE groups text[]; parties text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(id),
      array_agg(DISTINCT 'id:' || owner_id) || array_agg(DISTINCT 'at:' || pending_owner_email)
      INTO groups, parties FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT groups || array_agg(id),
      parties || array_agg(DISTINCT 'id:' || owner_id) || array_agg(DISTINCT 'at:' || pending_owner_email)
      INTO groups, parties FROM new_rows;
  END IF;
  IF groups IS NOT NULL THEN
    PERFORM note_license_changes(
      parties
      || parties_of_seats((SELECT array_agg(id) FROM seats WHERE subscription_id = ANY(groups)))
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A customer's address and photo stand beside every seat that they own.
CREATE FUNCTION note_changed_owner(owner text) RETURNS void LANGUAGE sql AS $$
  SELECT note_license_changes(
    array['id:' || owner] || parties_of_seats((SELECT array_agg(id) FROM seats WHERE owner_id = owner))
  )
$$;
--> statement-breakpoint
CREATE FUNCTION note_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changed_owner(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_changed_owner(OLD.user_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_changed_owner(NEW.user_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A group of RP gets its number before it is listed for the first time, and keeps it: that changes no listing.
CREATE FUNCTION note_changed_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND (SELECT kind FROM subscriptions WHERE id = NEW.subscription_id) = 'rp' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM note_license_changes(array['id:' || OLD.user_id]); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_license_changes(array['id:' || NEW.user_id]); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seats_added AFTER INSERT ON seats REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_seats();
--> statement-breakpoint
CREATE TRIGGER seats_changed AFTER UPDATE ON seats REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_seats();
--> statement-breakpoint
CREATE TRIGGER seats_removed AFTER DELETE ON seats REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_seats();
--> statement-breakpoint
CREATE TRIGGER managers_added AFTER INSERT ON seat_managers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_managers();
--> statement-breakpoint
CREATE TRIGGER managers_changed AFTER UPDATE ON seat_managers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_managers();
--> statement-breakpoint
CREATE TRIGGER managers_removed AFTER DELETE ON seat_managers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_managers();
--> statement-breakpoint
CREATE TRIGGER groups_added AFTER INSERT ON subscriptions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_groups();
--> statement-breakpoint
CREATE TRIGGER groups_changed AFTER UPDATE ON subscriptions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_groups();
--> statement-breakpoint
CREATE TRIGGER groups_removed AFTER DELETE ON subscriptions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_groups();
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.profile_img IS DISTINCT FROM NEW.profile_img)
  EXECUTE FUNCTION note_changed_user();
--> statement-breakpoint
CREATE TRIGGER photos_changed AFTER INSERT OR UPDATE OR DELETE ON profile_images FOR EACH ROW EXECUTE FUNCTION note_changed_photo();
--> statement-breakpoint
CREATE TRIGGER numbers_changed AFTER INSERT OR UPDATE OR DELETE ON group_numbers FOR EACH ROW EXECUTE FUNCTION note_changed_number();
