ALTER TABLE "users" ADD COLUMN "email_proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_managers" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "assigned_user_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_owner_id" text;--> statement-breakpoint
ALTER TABLE "seat_managers" ADD CONSTRAINT "seat_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_assigned_user_id_users_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_pending_owner_id_users_id_fk" FOREIGN KEY ("pending_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;